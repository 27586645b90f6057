import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { serviceOf } from '../services/services.ts';
import { pieces, searchDocuments } from './pieces.ts';

it('has text in every field and a unique id on the page', () => {
  expect(blankTexts(pieces())).toEqual([]);
  const ids = pieces().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

it('belongs to a service that exists', () => {
  const names = pieces().map(({ service }) => service);
  expect(names.map((name) => serviceOf(name).name)).toEqual(names);
});

it('shows something of every service', () => {
  expect(new Set(pieces().map(({ service }) => service)).size).toBe(4);
});

it.each(LOCALES)('can be found in %s', (locale) => {
  const documents = searchDocuments(locale);
  expect(documents).toHaveLength(pieces().length);
  expect(blankTexts(documents)).toEqual([]);
});
