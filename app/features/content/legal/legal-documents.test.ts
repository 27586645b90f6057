import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { paths } from '#app/paths.ts';
import { LEGAL_ROUTES, legalDocument, searchDocuments, wordsOf } from './legal-documents.ts';
import { fillFacts, piecesOf, plainText } from './legal-facts.ts';
import { purposes } from './privacy-purposes.ts';

const FACTS = { company: 'Forja', email: 'a@b.example', place: 'Rio Preto, SP' };
const pages = LEGAL_ROUTES.flatMap((route) => LOCALES.map((locale) => [route, locale] as const));

describe.each(pages)('%s in %s', (route, locale) => {
  const { brief, clauses, lead, title, finished } = legalDocument(route).text[locale];
  const words = [lead, ...brief, ...clauses.flatMap(({ blocks }) => blocks.flatMap(wordsOf))];

  it('leaves nothing empty', () => {
    const all = [...words, title, finished, ...clauses.map((clause) => clause.title)];
    expect(all.filter((text) => !text.trim())).toEqual([]);
    expect(clauses.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it('asks only for facts that exist', () => {
    for (const text of words) expect(() => fillFacts(text, FACTS)).not.toThrow();
  });

  it('links only to pages that need no parameter', () => {
    const targets = words.flatMap((text) => piecesOf(text).map(({ to }) => to));
    const routes = targets.filter((to) => to !== undefined && to !== 'mail');
    expect(routes.filter((to) => paths[to].pt.includes(':'))).toEqual([]);
  });

  it('has a unique fragment for each clause', () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });
});

it('has as many clauses in one language as in the other', () => {
  for (const route of LEGAL_ROUTES) {
    const { 'pt-BR': pt, en } = legalDocument(route).text;
    expect(en.clauses.map(({ blocks }) => blocks.length)).toEqual(
      pt.clauses.map(({ blocks }) => blocks.length),
    );
  }
});

it('gives every purpose its data, legal basis and term', () => {
  for (const locale of LOCALES) {
    const { columns, rows } = purposes[locale];
    expect(columns).toHaveLength(4);
    expect(rows.filter((row) => row.length !== 4 || row.some((cell) => !cell.trim()))).toEqual([]);
    expect(rows.filter(([, , basis]) => !/art\. \d/.test(basis ?? ''))).toEqual([]);
  }
  expect(purposes.en.rows).toHaveLength(purposes['pt-BR'].rows.length);
});

it('names the data officer’s address on every legal page', () => {
  for (const [route, locale] of pages) {
    const words = legalDocument(route).text[locale].clauses.flatMap(({ blocks }) =>
      blocks.flatMap(wordsOf),
    );
    expect(words.some((text) => text.includes('[{email}](mail)'))).toBe(true);
  }
});

it('splits a paragraph at its links, and refuses a link to nowhere', () => {
  expect(piecesOf('Veja a [lista](cookies).')).toEqual([
    { text: 'Veja a ' },
    { text: 'lista', to: 'cookies' },
    { text: '.' },
  ]);
  expect(plainText('[a](terms) e [b](mail)')).toBe('a e b');
  expect(() => piecesOf('[x](nowhere)')).toThrow('nowhere');
  expect(() => fillFacts('{name}', FACTS)).toThrow('{name}');
});

it('can be found clause by clause, without marks of the source', () => {
  for (const locale of LOCALES) {
    const documents = searchDocuments(locale);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(documents.filter(({ text }) => /[{}[\]]/.test(text))).toEqual([]);
  }
});
