import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noteVersion } from '../../tools/release/note-version.ts';
import { projectFolder } from '../../tools/source-files.ts';

const headingsOf = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);

it('CHANGELOG.md has the version of package.json, newest first, each with a day', async () => {
  const headings = headingsOf(await readFile(path.join(projectFolder, 'CHANGELOG.md'), 'utf8'));
  const { version } = JSON.parse(
    await readFile(path.join(projectFolder, 'package.json'), 'utf8'),
  ) as { version: string };
  const versions = headings.filter((name) => name !== 'Unreleased');
  for (const name of versions) expect(name).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/);
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(versions).toEqual(newestFirst);
  expect(versions[0]?.split(' ')[0]).toBe(version);
});

it('a new version names the open changes, once, and refuses where none are written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-changes-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const headings = async () =>
    headingsOf(await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8'));
  await write('package.json', '{"version": "1.2.0"}');
  await write('CHANGELOG.md', '# Changes\n\n## Unreleased\n\n- New.\n\n## 1.1.0 – 2026-01-01\n');
  await noteVersion(folder, '2026-02-01');
  await noteVersion(folder, '2026-02-02');
  expect(await headings()).toEqual(['1.2.0 – 2026-02-01', '1.1.0 – 2026-01-01']);
  await write('package.json', '{"version": "1.3.0"}');
  await expect(noteVersion(folder, '2026-03-01')).rejects.toThrow('write what changes in 1.3.0');
  await rm(folder, { recursive: true });
});
