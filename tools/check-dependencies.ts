import path from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { writeCatalogues } from './catalogues.ts';
import { projectFolder, sourceFiles } from './source-files.ts';

/*
 * The dependency rules of .dependency-cruiser.cjs, and proof that they were asked about every
 * source file: a parser that reads nothing would find nothing.
 */

process.chdir(projectFolder);
writeCatalogues();
const options = await extractOptions(path.join(projectFolder, '.dependency-cruiser.cjs'));
const { output } = await cruise(['app', 'server'], options);
const result = output as ICruiseResult;

const read = new Set(result.modules.map((module) => module.source));
const unread = sourceFiles('app/**.ts', 'app/**.tsx', 'server/**.ts', 'server/**.tsx').filter(
  (file) => !read.has(file),
);
const report = await format(result, { outputType: 'err' });
if (result.summary.error > 0) console.error(String(report.output).trim());
if (unread.length > 0) console.error(`Never read: ${unread.join(', ')}`);
if (result.summary.error > 0 || unread.length > 0) process.exit(1);
console.log(
  `Dependency rules hold: ${read.size} modules, ${result.summary.totalDependenciesCruised ?? 0} dependencies.`,
);
