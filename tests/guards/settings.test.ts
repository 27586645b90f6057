import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectFolder } from '../../tools/source-files.ts';

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');

/** The rows of the README's settings table: name, expected value, what it does. */
function documented(): string[][] {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('describes every setting in the README with the words of the code, and no other', () => {
  const settings = Object.entries(SETTINGS).map(([name, { does, expected }]) => [
    `\`${name}\``,
    does,
    expected,
  ]);
  expect(documented()).toEqual(settings);
});
