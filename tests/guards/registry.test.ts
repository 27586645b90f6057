import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { areaPaths, paths, patternOf, type RouteName } from '#app/paths.ts';
import { areaRows, publicRows, routeTable } from '#app/registry.ts';
import { projectFolder } from '../../tools/source-files.ts';

const names = Object.keys(paths) as RouteName[];
const duplicates = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('registers every page once in each language, at the address of paths.ts', () => {
  const expected = names.flatMap((name) =>
    LOCALES.map((locale) => `${name} ${locale} ${patternOf(name, locale)}`),
  );
  const registered = publicRows.map((row) => `${row.name} ${row.locale} ${row.path}`);
  expect(registered.sort()).toEqual(expected.sort());
});

it('registers every area', () => {
  const registered = new Set(areaRows.map((row) => row.name));
  expect([...registered].sort()).toEqual(Object.keys(areaPaths).sort());
});

it('gives no address and no id twice', () => {
  expect(duplicates(routeTable.map((row) => row.path))).toEqual([]);
  expect(duplicates(routeTable.map((row) => row.id))).toEqual([]);
});

it('keeps English under /en and everything else outside', () => {
  const misplaced = publicRows.filter(
    (row) => (row.locale === 'en') !== /^\/en(?:\/|$)/.test(row.path),
  );
  expect(misplaced.map((row) => row.path)).toEqual([]);
});

it('has the same parameters in both languages', () => {
  const parameters = (pattern: string) => pattern.match(/:\w+/g)?.join() ?? '';
  const differing = names.filter(
    (name) => parameters(paths[name].pt) !== parameters(paths[name].en),
  );
  expect(differing).toEqual([]);
});

it('points to files that exist', () => {
  const missing = routeTable.filter(
    (row) => !existsSync(path.join(projectFolder, 'app', row.file)),
  );
  expect(missing.map((row) => row.file)).toEqual([]);
});

it('shares no page of a guarded area', () => {
  const shared = routeTable.filter((row) => row.cache && row.guard !== 'public');
  expect(shared.map((row) => row.id)).toEqual([]);
});
