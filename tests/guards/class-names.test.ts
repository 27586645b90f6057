import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const LEAST_LETTERS = 3;

/** Words of two letters. */
const SHORT_WORDS = new Set(['by', 'of', 'on', 'qr']);

/** Whether the part before the first hyphen, which names the thing, is an abbreviation. */
function isAbbreviated(name: string): boolean {
  const [first = ''] = name.split('-');
  return first.length < LEAST_LETTERS && !SHORT_WORDS.has(first);
}

/** Classes in the selectors of a stylesheet. Values have a dot before a letter in addresses alone. */
const classesIn = (css: string): string[] => {
  const bare = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, ' ');
  return [...bare.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
};

it('finds classes only in selectors, nested and beside others', () => {
  const css = `/* .a */ @import './b.css'; .card.on:not(.x > .y-z) { &.in { margin: .5em 1.5em } }
    .q { background: url(r.svg) url("s.svg") }`;
  expect(classesIn(css)).toEqual(['card', 'on', 'x', 'y-z', 'in', 'q']);
});

it('names every class by words: none begins with fewer than three letters', () => {
  const files = sourceFiles('*.css');
  const found = files.flatMap((file) =>
    classesIn(readFileSync(path.join(projectFolder, file), 'utf8')).map((name) => ({ file, name })),
  );
  expect(found.length).toBeGreaterThan(1000);
  const short = found.filter(({ name }) => isAbbreviated(name));
  expect(short.map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});
