import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { LEGAL_ROUTES, legalDocument } from '#app/features/content/legal/legal-documents.ts';
import { people } from '#app/features/content/team/people.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';

type Meta = { title: string; description: string };

/** Namespaces that hold the head of their page. */
const NAMESPACES = [
  'about',
  'team',
  'careers',
  'contact',
  'cases',
  'content-page',
  'search',
] as const;

function headsOf(locale: Locale): Meta[] {
  const said = NAMESPACES.map((namespace) => messages[locale][namespace].meta);
  const legal = LEGAL_ROUTES.map((route) => legalDocument(route).text[locale].head);
  return [...said, ...legal, ...people().map(({ text }) => text[locale].head)];
}

const heads = LOCALES.flatMap(headsOf);
const duplicates = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('gives no title and no description twice', () => {
  expect(duplicates(heads.map(({ title }) => title))).toEqual([]);
  expect(duplicates(heads.map(({ description }) => description))).toEqual([]);
});

it('fits a result page: title of 15 to 52 letters, description of 120 to 155', () => {
  const long = (text: string, least: number, most: number) =>
    text.length < least || text.length > most;
  expect(heads.filter(({ title }) => long(title, 15, 52))).toEqual([]);
  expect(heads.filter(({ description }) => long(description, 120, 155))).toEqual([]);
});
