import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { about, searchDocuments } from './about.ts';
import { searchDocuments as sitePages } from './site-pages.ts';

it('claims only the weeks while nobody has confirmed uptime and companies', () => {
  const facts = (locale: (typeof LOCALES)[number]) =>
    about()[locale].facts.map(({ fact }) => fact.match(/\d+(?:[.,]\d+)?/g)?.map(String) ?? []);
  for (const locale of LOCALES) expect(facts(locale)).toEqual([[], ['1', '2'], ['4', '12']]);
});

it('has the same rooms and rules in both languages', () => {
  const { 'pt-BR': pt, en } = about();
  expect(Object.keys(en.rooms)).toEqual(Object.keys(pt.rooms));
  expect(en.rules.map(({ route }) => route)).toEqual(pt.rules.map(({ route }) => route));
  expect(new Set(pt.rules.map(({ route }) => route)).size).toBe(pt.rules.length);
});

it.each(LOCALES)('finds every page once in %s', (locale) => {
  const documents = [...searchDocuments(locale), ...sitePages(locale)];
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
  expect(documents.filter(({ title, text }) => !title.trim() || !text.trim())).toEqual([]);
});
