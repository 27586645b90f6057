import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCatalogues, isForStaff } from '../../tools/catalogues.ts';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

type Tree = { [key: string]: string | Tree };

/** Every message of a catalogue by its dotted key. */
function flatten(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

function catalogue(file: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(path.join(projectFolder, file), 'utf8'))));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
const files = sourceFiles('app/**/locales/*.json');
const folders = [...new Set(files.map((file) => path.dirname(file)))];

it('finds catalogues, and nothing but the two languages in them', () => {
  expect(folders).not.toEqual([]);
  const names = new Set(files.map((file) => path.basename(file)));
  expect([...names].sort()).toEqual(['en.json', 'pt-BR.json']);
});

it('has each namespace once, and loads for staff all but those of the site and of clients', () => {
  const catalogues = findCatalogues();
  expect(catalogues.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
  const hidden = catalogues.filter((one) => !isForStaff(one)).map(({ namespace }) => namespace);
  expect(hidden).toEqual(expect.arrayContaining(['home', 'portal', 'auth']));
  expect(hidden).not.toContain('tickets');
});

/** Their names are words of links that visitors follow: sources and media of campaigns. */
const NAMED_BY_LINKS = 'mail.team.arrived.';

it('has no message whose name no code could make', () => {
  const code = sourceFiles('app/*.ts', 'app/*.tsx', 'server/*.ts', 'server/*.tsx', '*.sql')
    .map((file) => readFileSync(path.join(projectFolder, file), 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[A-Za-z0-9]+/g));
  const starts = new Set([...code.matchAll(/(\w{3,})\$\{/g)].map(([, start = '']) => start));
  const ends = new Set([...code.matchAll(/\$\{[^{}`]*\}(\w{3,})/g)].map(([, end = '']) => end));
  const isMade = (part: string) =>
    part.split(/[_ -]/).every((word) => words.has(word)) ||
    [...starts].some((start) => part.startsWith(start)) ||
    [...ends].some((end) => part.endsWith(end));
  const unused = folders.flatMap((folder) =>
    [...catalogue(`${folder}/pt-BR.json`).keys()]
      .map((key) => key.replace(/_(?:zero|one|other|many)$/, ''))
      .filter((key) => !key.startsWith(NAMED_BY_LINKS) && !key.split('.').every(isMade))
      .map((key) => `${folder}: ${key}`),
  );
  expect(unused).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  const portuguese = catalogue(`${folder}/pt-BR.json`);
  const english = catalogue(`${folder}/en.json`);

  it('says the same things in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  it('leaves no message empty', () => {
    const all = [...portuguese, ...english];
    expect(all.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('fills no placeholder in English that Portuguese does not have', () => {
    const unknown = [...english].filter(([key, text]) => {
      const known = placeholders(portuguese.get(key) ?? '');
      return placeholders(text).some((name) => !known.includes(name));
    });
    expect(unknown.map(([key]) => key)).toEqual([]);
  });
});
