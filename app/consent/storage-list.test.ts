import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { OPTIONAL_NAMES } from './optional-names.ts';
import { storageList } from './storage-list.ts';
import { vendorItems } from './vendor-items.ts';

const KEY = /\b[A-Z_]*KEY\s*=\s*'([a-z][a-z-]*)'/g;
const textOf = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

/** Keys of browser storage by the constants that name them. */
function keysInCode(): string[] {
  const files = sourceFiles('app/**/*.ts', 'app/**/*.tsx').filter(
    (file) => !/^app\/consent\/storage-list|\.(?:server|test)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => [...textOf(file).matchAll(KEY)].map(([, key]) => key ?? ''));
}

it('lists every key that the code writes into a browser, and no other', () => {
  const listed = new Set(storageList.map((item) => item.key));
  expect([...new Set(keysInCode())].sort()).toEqual([...listed].sort());
});

it('lists each key of a kind once', () => {
  const names = [...storageList, ...vendorItems].map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(names).size).toBe(names.length);
});

it('states what each is for and how long it stays, in both languages', () => {
  const texts = [...storageList, ...vendorItems].flatMap(({ purpose, duration }) => [
    ...Object.values(purpose),
    ...Object.values(duration),
  ]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

it('can delete every optional item in this site’s own storage', () => {
  const declared = [...storageList, ...vendorItems.filter(({ host }) => host === undefined)];
  for (const [category, names] of Object.entries(OPTIONAL_NAMES)) {
    const keys = declared.filter((item) => item.category === category).map(({ key }) => key);
    expect([category, [...names].sort()]).toEqual([category, keys.sort()]);
  }
});
