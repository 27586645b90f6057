import { describe, expect, it } from 'vitest';
import type { Locale } from '#app/i18n/locale.ts';
import { displayedTexts, type PageFact } from './page-facts.ts';
import { refusalsOf } from './page-rules.ts';

const base = 'https://www.forja.example';
const shared = { siteName: 'Forja', titleTemplate: '%s | Forja', ogImage: null };

type Given = { title?: string; canonical?: string; closed?: boolean };

function fact(key: string, locale: Locale, { title, canonical, closed = false }: Given): PageFact {
  const path = locale === 'en' ? `/en${key}` : key;
  const own = {
    title: title ?? path,
    wholeTitle: false,
    description: '',
    picture: null,
    pictureOfItem: false,
  };
  return {
    ...own,
    key,
    keys: [key],
    locale,
    path,
    name: key.slice(1),
    noindex: false,
    set: null,
    shown: displayedTexts(own, shared),
    canonical: canonical ?? base + path,
    closed,
  };
}

/** Three pages in both languages, with something set for some of them. */
function facts(set: Record<string, Given> = {}): PageFact[] {
  return ['/a', '/b', '/c'].flatMap((key) => [
    fact(key, 'pt-BR', set[key] ?? {}),
    fact(key, 'en', set[`/en${key}`] ?? {}),
  ]);
}

const refused = (set: Record<string, Given>, key = '/a') =>
  refusalsOf({ base, facts: facts(set) }, key, facts());

describe('a change of a page', () => {
  it('is accepted where it breaks nothing', () => {
    expect(refused({ '/a': { title: 'Nova' }, '/en/a': { title: 'New' } })).toEqual([]);
    expect(refused({ '/a': { closed: true }, '/en/a': { closed: true } })).toEqual([]);
    const both = { '/a': { canonical: `${base}/b` }, '/en/a': { canonical: `${base}/en/b` } };
    expect(refused(both)).toEqual([]);
  });

  it.each([
    [
      'a title that another page of the language has',
      { '/a': { title: 'Mesma' }, '/b': { title: ' mesma' } },
      { locale: 'pt-BR', field: 'title', rule: 'duplicateTitle', other: 'b (/b)' },
    ],
    [
      'what is no address',
      { '/a': { canonical: 'b' } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalAddress', other: 'b' },
    ],
    [
      'another host',
      { '/a': { canonical: 'https://outro.example/b' } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalHost', other: base },
    ],
    [
      'a page that is not there',
      { '/en/a': { canonical: `${base}/en/z` } },
      { locale: 'en', field: 'canonical_url', rule: 'canonicalUnknown', other: `${base}/en/z` },
    ],
    [
      'the other language',
      { '/a': { canonical: `${base}/en/a` } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalLanguage', other: 'a (/en/a)' },
    ],
    [
      'a page that is in no index',
      { '/a': { canonical: `${base}/b` }, '/b': { closed: true } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalNoindex', other: 'b (/b)' },
    ],
    [
      'a page that comes back here',
      { '/a': { canonical: `${base}/b` }, '/b': { canonical: `${base}/a` } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalLoop', other: 'b (/b)' },
    ],
    [
      'a page that goes on elsewhere',
      { '/a': { canonical: `${base}/b` }, '/b': { canonical: `${base}/c` } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalChain', other: 'b (/b)' },
    ],
    [
      'the page that another one names',
      { '/a': { canonical: `${base}/b` }, '/c': { canonical: `${base}/a` } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalSource', other: 'c (/c)' },
    ],
    [
      'one language alone that points elsewhere',
      { '/a': { canonical: `${base}/b` } },
      { locale: 'pt-BR', field: 'canonical_url', rule: 'canonicalOneLanguage', other: 'a (/en/a)' },
    ],
    [
      'one language alone that leaves the index',
      { '/en/a': { closed: true } },
      { locale: 'en', field: 'no_index', rule: 'noindexOneLanguage', other: 'a (/a)' },
    ],
    [
      'leaving the index as the page that another one names',
      { '/a': { closed: true }, '/en/a': { closed: true }, '/b': { canonical: `${base}/a` } },
      { locale: 'pt-BR', field: 'no_index', rule: 'noindexSource', other: 'b (/b)' },
    ],
  ] as const)('is refused: %s', (_, set, refusal) => {
    expect(refused(set)).toContainEqual(refusal);
  });

  it('accepts a title that was there before, and one of the other language', () => {
    const same = { '/a': { title: 'Mesma' }, '/b': { title: 'Mesma' } };
    expect(refusalsOf({ base, facts: facts(same) }, '/a', facts(same))).toEqual([]);
    expect(refused({ '/a': { title: 'Lab' }, '/en/b': { title: 'Lab' } })).toEqual([]);
  });
});
