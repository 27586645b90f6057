import { beforeAll, describe, expect, it } from 'vitest';
import { registerSearchSources, searchSite } from '#app/features/search/site-search.server.ts';
import { termOf } from '#app/features/search/terms.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { searchSources } from '#app/registry.server.ts';
import { messages } from './messages.ts';

beforeAll(() => {
  registerMessages(messages);
  registerSearchSources(searchSources);
});

const documentsOf = (locale: Locale) => searchSources.flatMap((source) => source(locale));
const hitsOf = (query: string, locale: Locale) =>
  searchSite(query, locale).groups.flatMap(({ hits }) => hits);

/** Queries of visitors, as they may spell them. */
const ASKED: Record<Locale, readonly string[]> = {
  'pt-BR': [
    'preço',
    'planilha',
    'jogo',
    'prazo',
    'automação',
    'diagnóstico',
    'LGPD',
    'treino',
    'lab',
  ],
  en: ['price', 'spreadsheet', 'game', 'deadline', 'automation', 'assessment', 'training', 'lab'],
};

/** Queries without a match at this company. */
const NOWHERE: Record<Locale, readonly string[]> = {
  'pt-BR': ['zzzz', 'bolo de cenoura', 'bolo', 'cenoura', 'receita de pão', 'futebol', 'geladeira'],
  en: ['zzzz', 'carrot cake', 'carrot', 'cake', 'bread recipe', 'football', 'fridge'],
};

describe.each(LOCALES)('in %s', (locale) => {
  /** Ids of everything that holds a word, or another of the same term. */
  const holding = (word: string) => {
    const term = termOf(word);
    return documentsOf(locale)
      .filter(({ title, note, text }) =>
        `${title} ${note ?? ''} ${text}`
          .split(/[^\p{L}\p{N}\p{M}]+/u)
          .some((written) => termOf(written) === term),
      )
      .map(({ id }) => id);
  };

  it.each(ASKED[locale])('exact matches of “%s” come before matches of its beginning', (word) => {
    const exact = new Set(holding(word));
    const { groups } = searchSite(word, locale);
    if (exact.size === 0) return;
    expect(exact).toContain(groups[0]?.hits[0]?.id);
    for (const { hits } of groups) {
      const kinds = hits.map(({ id }) => exact.has(id));
      expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
    }
    expect([...exact].filter((id) => !hitsOf(word, locale).some((hit) => hit.id === id))).toEqual(
      [],
    );
  });

  it.each(ASKED[locale])('“%s” is found without its accents, and in capitals', (word) => {
    const ids = hitsOf(word, locale).map(({ id }) => id);
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [bare, word.toUpperCase(), ` ${bare.toUpperCase()} `]) {
      expect(hitsOf(typed, locale).map(({ id }) => id)).toEqual(ids);
    }
  });

  it.each(NOWHERE[locale])('“%s” has no match and no suggestion', (words) => {
    const { total, groups, suggestions } = searchSite(words, locale);
    expect({ total, groups, suggestions }).toEqual({ total: 0, groups: [], suggestions: [] });
  });

  it('a service, a workshop and a person are found first by their own name', () => {
    const named = documentsOf(locale).filter(({ kind }) =>
      ['service', 'workshop', 'person'].includes(kind),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { id, title } of named)
      expect([title, hitsOf(title, locale)[0]?.id]).toEqual([title, id]);
  });
});
