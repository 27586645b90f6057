import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { openings, searchDocuments } from './openings.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

it('opens each place once, and closes it after it opened', () => {
  expect(new Set(openings().map(({ key }) => key)).size).toBe(openings().length);
  for (const { posted, closes } of openings()) {
    expect(posted).toMatch(DAY);
    expect(closes).toMatch(DAY);
    expect(Date.parse(closes)).toBeGreaterThan(Date.parse(posted));
  }
});

describe.each(LOCALES)('in %s', (locale) => {
  const texts = openings().map(({ text }) => text[locale]);

  it('has a unique fragment for each, valid in an address', () => {
    const slugs = texts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('leaves nothing empty', () => {
    const all = texts.flatMap(({ work, bring, learn, ...rest }) => [
      ...Object.values(rest),
      ...work,
      ...bring,
      ...learn,
    ]);
    expect(all.filter((text) => !text.trim())).toEqual([]);
    expect(
      texts.every(({ work, bring, learn }) => work.length * bring.length * learn.length > 0),
    ).toBe(true);
  });

  it('can be linked to on the page', () => {
    const fragments = searchDocuments(locale).map(({ href }) => href.split('#')[1]);
    expect(fragments).toEqual(texts.map(({ slug }) => slug));
  });
});
