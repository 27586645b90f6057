import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefused } from './release-refused.ts';

const OPEN = '## Unreleased\n';

/** Puts the version of package.json and a day over the changes of CHANGELOG.md that no version has yet. */
export async function noteVersion(folder: string, day: string): Promise<void> {
  const file = path.join(folder, 'CHANGELOG.md');
  const text = await readFile(file, 'utf8');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  if (text.includes(`## ${version} –`)) return;
  if (!text.includes(OPEN)) {
    throw new ReleaseRefused(
      `CHANGELOG.md has no "${OPEN.trim()}": write what changes in ${version}.`,
    );
  }
  await writeFile(file, text.replace(OPEN, `## ${version} – ${day}\n`));
}
