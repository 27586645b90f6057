import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusedLicences } from './packages/licences.ts';
import { lockedPackages } from './packages/locked-packages.ts';
import { projectFolder } from './source-files.ts';

/*
 * Writes build/sbom.json, the packages of production as CycloneDX, from package-lock.json: `npm run sbom`, or with
 * `-- FILE` elsewhere. Fails where a package, one of development too, has a licence that is not allowed.
 */

const MOST_BYTES = 64 * 1024 * 1024;
const file = path.resolve(process.argv[2] ?? path.join(projectFolder, 'build/sbom.json'));
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
const text = execFileSync('npm', args, {
  cwd: projectFolder,
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
});
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, text);
const { components } = JSON.parse(text) as { components: unknown[] };
console.log(`  ${components.length} packages in ${file}`);
const refused = refusedLicences(lockedPackages(projectFolder));
if (refused.length > 0) {
  console.error(
    `\nLicences that are not allowed (tools/packages/licences.ts):\n  ${refused.join('\n  ')}\n`,
  );
  process.exitCode = 1;
}
