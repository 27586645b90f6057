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

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

/** Of the package that draws icons. */
const FROM_PACKAGES = ['lucide'];

it('has an element for every class, or a template that makes its name', () => {
  const code = sourceFiles('app/*.ts', 'app/*.tsx', 'server/*.ts', 'server/*.tsx')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const words = new Set([...FROM_PACKAGES, ...(code.match(/[\w-]+/g) ?? [])]);
  const templates = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start);
  const isUsed = (name: string) =>
    words.has(name) || templates.some((start) => name.startsWith(start));
  const unused = sourceFiles('*.css').flatMap((file) =>
    classesIn(read(file))
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});

it('names every class by words: none begins with fewer than three letters', () => {
  const files = sourceFiles('*.css');
  const found = files.flatMap((file) => classesIn(read(file)).map((name) => ({ file, name })));
  expect(found.length).toBeGreaterThan(1000);
  const short = found.filter(({ name }) => isAbbreviated(name));
  expect(short.map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});
