import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './command-line/arguments.ts';
import { refusedLicences } from './packages/licences.ts';
import { lockedPackages } from './packages/locked-packages.ts';
import { projectFolder } from './source-files.ts';

const USAGE = `npm run sbom [-- FILE]

Writes build/sbom.json, or FILE: the packages of production as CycloneDX, from package-lock.json. Fails where a
package, one of development too, has a licence that is not allowed.`;

const MOST_BYTES = 64 * 1024 * 1024;

type Description = { devDependencies?: object };
type Lock = { packages: Record<string, Description & { dev?: boolean; devOptional?: boolean }> };

const read = (name: string) => JSON.parse(readFileSync(path.join(projectFolder, name), 'utf8'));

/** The list as npm writes it. Its `--omit dev` leaves out what development needs as well, so it gets no other packages. */
function materials(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-packages-'));
  const write = (name: string, value: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  try {
    const lock = read('package-lock.json') as Lock;
    const packages = Object.entries(lock.packages)
      .filter(([, entry]) => !entry.dev && !entry.devOptional)
      .map(([place, entry]) => [place, { ...entry, devDependencies: undefined }]);
    write('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
    write('package.json', { ...(read('package.json') as Description), devDependencies: undefined });
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES } as const;
    return execFileSync('npm', args, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [target] = readArguments(USAGE, {}, 1).positionals;
const file = path.resolve(target ?? path.join(projectFolder, 'build/sbom.json'));
const text = materials();
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
