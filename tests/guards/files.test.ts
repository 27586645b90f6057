import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const MOST_LINES = 300;
const MOST_MIGRATION_LINES = 250;
const MOST_BASELINE_LINES = 550;
/** Names that say nothing about what is inside, so everything ends up there. */
const EMPTY_NAMES = /^(?:utils?|helpers?|lib|common|shared|misc)$/;

const linesOf = (file: string) =>
  readFileSync(path.join(projectFolder, file), 'utf8').trimEnd().split('\n').length;
const longerThan = (limit: number, files: string[]) =>
  files.filter((file) => linesOf(file) > limit).map((file) => `${file}: ${linesOf(file)} lines`);

it('keeps every source file short enough to be read in one go', () => {
  const files = sourceFiles('*.ts', '*.tsx', '*.css', '*.mjs', '*.cjs', '*.sh').filter(
    (file) =>
      !/^app\/features\/content\/(?!.*\/site\/)/.test(file) &&
      !/\.(?:types|generated)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(longerThan(MOST_LINES, files)).toEqual([]);
});

it('keeps a migration or definition to one concern', () => {
  const written = sourceFiles('database/**/*.sql', 'app/**/*.sql');
  // The baseline, below 0100, has one file a subject.
  const [baseline, others] = [true, false].map((begins) =>
    written.filter((file) => file.startsWith('database/migrations/00') === begins),
  );
  expect(longerThan(MOST_BASELINE_LINES, baseline ?? [])).toEqual([]);
  expect(longerThan(MOST_MIGRATION_LINES, others ?? [])).toEqual([]);
});

it('names every file and folder after its content', () => {
  const nameless = sourceFiles().filter((file) => {
    const parts = file.split('/').map((part) => part.split('.', 1)[0] ?? '');
    return (
      parts.some((part) => EMPTY_NAMES.test(part)) || /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file)
    );
  });
  expect(nameless).toEqual([]);
});

it('writes file names in kebab case', () => {
  const code = sourceFiles('*.ts', '*.tsx', '*.css', '*.mjs', '*.sh', 'app/*.svg', 'public/*');
  const odd = code.filter((file) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(path.basename(file)));
  expect(odd).toEqual([]);
});
