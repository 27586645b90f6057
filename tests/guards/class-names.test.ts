import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const LEAST_LETTERS = 3;

/** Classes in the selectors of a stylesheet. Values have a dot before a letter in addresses alone. */
const classesIn = (css: string): string[] => {
  const bare = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, ' ');
  return [...bare.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
};

it('finds classes in selectors alone, nested and beside others', () => {
  const css = `/* .a */ @import './b.css'; .card.on:not(.x > .y-z) { &.in { margin: .5em 1.5em } }
    .q { background: url(r.svg) url("s.svg") }`;
  expect(classesIn(css)).toEqual(['card', 'on', 'x', 'y-z', 'in', 'q']);
});

it('names every class by words: none is shorter than three letters', () => {
  const files = sourceFiles('*.css');
  const found = files.flatMap((file) =>
    classesIn(readFileSync(path.join(projectFolder, file), 'utf8')).map((name) => ({ file, name })),
  );
  expect(found.length).toBeGreaterThan(1000);
  const short = found.filter(({ name }) => name.length < LEAST_LETTERS);
  expect(short.map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});
