import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { searchSources } from '#app/registry.server.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const documents = searchSources.flatMap((source) => source(locale));

  it('lists nothing under two names', () => {
    const ids = documents.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('links only to addresses of its own language', () => {
    const english = (href: string) => /^\/en(?:[/#?]|$)/.test(href);
    expect(documents.filter(({ href }) => english(href) !== (locale === 'en'))).toEqual([]);
  });

  it('has words for everything', () => {
    expect(documents.filter(({ title, text }) => !title.trim() || !text.trim())).toEqual([]);
  });
});

it('finds the same things in both languages', () => {
  const [pt, en] = LOCALES.map((locale) =>
    searchSources.flatMap((source) => source(locale)).map(({ kind }) => kind),
  );
  expect(en).toEqual(pt);
});
