import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { excerptOf, markedPieces, type Piece, spellingsOf } from './marked-text.ts';
import {
  SEARCH_KINDS,
  type SearchDocument,
  type SearchKind,
  type SearchSource,
} from './search-document.ts';
import { synonymsOf } from './synonyms.ts';
import { termOf } from './terms.ts';

/** Longer queries are cut: nobody types them, and each word costs a scan of the index. */
export const LONGEST_QUERY = 120;
const MOST_RESULTS = 60;

export type SearchHit = {
  id: string;
  href: string;
  title: Piece[];
  note: Piece[];
  excerpt: Piece[];
};
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };
export type SearchAnswer = { total: number; groups: SearchGroup[]; suggestions: string[] };

type Index = {
  engine: MiniSearch<SearchDocument>;
  documents: Map<string, SearchDocument>;
  /** A word in its spelling, by its term. */
  spelling: Map<string, string>;
};

let sources: readonly SearchSource[] = [];
let versionOf: () => object | undefined = () => undefined;
const unversioned = {};
let indexes = new WeakMap<object, Map<Locale, Index>>();

/**
 * Registers the sources of the search. Called once, before the first search. The entries may change:
 * `version` is the same object for as long as they do not.
 */
export function registerSearchSources(
  list: readonly SearchSource[],
  version: () => object | undefined = () => undefined,
): void {
  sources = list;
  versionOf = version;
  indexes = new WeakMap();
}

/** The names of a kind in queries. */
const KIND_WORDS: Record<SearchKind, string> = {
  service: 'serviço service',
  workshop: 'workshop oficina curso course',
  idea: 'ideia idea craft',
  portfolio: 'portfólio portfolio craft',
  case: 'case projeto cliente client project',
  article: 'artigo conteúdo article content blog',
  question: 'pergunta dúvida question faq',
  person: 'pessoa equipe person team',
  opening: 'vaga emprego job opening',
  page: '',
  legal: 'política policy',
};

/** A page about a subject ranks before one that mentions it; legal pages rank last. */
const WEIGHT: Partial<Record<SearchKind, number>> = {
  service: 1.6,
  workshop: 1.2,
  question: 1.2,
  page: 1.6,
  legal: 0.35,
};

const WEIGHTS: SearchOptions = {
  boost: { title: 4, note: 2, otherTitle: 2 },
  boostDocument: (_id, _term, stored) => WEIGHT[stored?.['kind'] as SearchKind] ?? 1,
  prefix: (term) => term.length > 2,
};

/** Characters that may be wrong in a word: in a short one the next word is too near. */
function typosIn(term: string): number | false {
  if (term.length < 6) return false;
  return term.length < 9 ? 1 : 2;
}

/** The words of a query as they are indexed. */
const termsIn = (asked: string): string[] =>
  asked.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => termOf(word) ?? []);

/** A word, or with less weight one that means the same. */
function meaning(term: string): Query {
  const same = synonymsOf(term);
  if (same.length === 0) return term;
  const others: Query = {
    combineWith: 'OR',
    queries: [...same],
    prefix: false,
    boostTerm: () => 0.6,
  };
  return { combineWith: 'OR', queries: [term, others] };
}

/**
 * The service of that name first, then entries with the words in their title, then entries with the whole words, then those with other words for the
 * same or words that begin so. In a question of several words, another word for the same counts as the word. Legal
 * texts mention everything, so they come first by their title alone.
 */
function inOrder(results: SearchResult[], asked: string, { documents }: Index): SearchResult[] {
  const words = termsIn(asked);
  const meant = words.map((term) => [term, ...synonymsOf(term)]);
  const isQuestion = /\S\s+\S/.test(asked.trim());
  const rank = ({ id, terms }: SearchResult): number => {
    const document = documents.get(String(id));
    const kind = document?.kind ?? 'page';
    // The page of the team comes before each of its people.
    const title = termsIn(`${document?.title} ${kind === 'person' ? '' : KIND_WORDS[kind]}`);
    const has = (found: readonly string[], lists: readonly (readonly string[])[]) =>
      lists.every((list) => list.some((term) => found.includes(term)));
    const own = words.map((term) => [term]);
    // A single word names a thing: a question that mentions it is not about it alone.
    const named = isQuestion || kind !== 'question';
    const ranks = [
      kind === 'service' && has(title, meant),
      named && has(title, own),
      named && kind === 'page' && has(title, meant),
      isQuestion && has(title, meant),
      kind !== 'legal' && has(terms, isQuestion ? meant : own),
      kind !== 'legal' && has(title, meant),
      kind !== 'legal',
      has(terms, own),
    ];
    const first = ranks.indexOf(true);
    return first < 0 ? ranks.length : first;
  };
  return results
    .map((result) => ({ result, rank: rank(result) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ result }) => result);
}

/** The same object for as long as no entry changes. */
export const searchVersion = (): object => versionOf() ?? unversioned;

function indexOf(locale: Locale): Index {
  const version = searchVersion();
  const ofVersion = indexes.get(version) ?? new Map<Locale, Index>();
  indexes.set(version, ofVersion);
  const made = ofVersion.get(locale);
  if (made) return made;
  const documentsIn = (of: Locale) => sources.flatMap((source) => source(of));
  const list = documentsIn(locale);
  const elsewhere = new Map(
    LOCALES.filter((other) => other !== locale)
      .flatMap(documentsIn)
      .map(({ id, title }) => [id, title]),
  );
  const engine = new MiniSearch<SearchDocument>({
    fields: ['title', 'note', 'text', 'kindWords', 'otherTitle'],
    storeFields: ['kind'],
    extractField: (document, field) => {
      if (field === 'kindWords') return KIND_WORDS[document.kind];
      // Many search a page of one language in words of the other.
      if (field === 'otherTitle') return elsewhere.get(document.id);
      return document[field as keyof SearchDocument];
    },
    processTerm: termOf,
    searchOptions: WEIGHTS,
  });
  engine.addAll(list);
  const index = {
    engine,
    documents: new Map(list.map((document) => [document.id, document])),
    spelling: spellingsOf(list.map(({ title, text }) => `${text} ${title}`).join(' ')),
  };
  ofVersion.set(locale, index);
  return index;
}

/** How many entries of each kind there are in a language. */
export function searchableCounts(locale: Locale): { kind: SearchKind; count: number }[] {
  const all = [...indexOf(locale).documents.values()];
  return SEARCH_KINDS.map((kind) => ({
    kind,
    count: all.filter((document) => document.kind === kind).length,
  })).filter(({ count }) => count > 0);
}

function hitOf(result: SearchResult, { documents }: Index): [SearchKind, SearchHit] | null {
  const document = documents.get(String(result.id));
  if (!document) return null;
  const terms = new Set(result.terms);
  const { id, kind, href, note, title, text } = document;
  const marked = (words: string) => markedPieces(words, terms);
  return [
    kind,
    { id, href, title: marked(title), note: marked(note ?? ''), excerpt: excerptOf(text, terms) },
  ];
}

/** Groups by kind; the group with the best single result comes first. */
function grouped(results: SearchResult[], index: Index): SearchGroup[] {
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const result of results) {
    const found = hitOf(result, index);
    if (!found) continue;
    const [kind, hit] = found;
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}

/**
 * Up to three words of the content that one word looks like, as they are written: begun and ended
 * alike, with two letters between that may differ. What only resembles is not offered.
 */
function nearWords(asked: string, { engine, spelling }: Index): string[] {
  const [term, ...more] = termsIn(asked);
  if (!term || more.length > 0 || term.length < 5) return [];
  return engine
    .search(asked, { fuzzy: 2, prefix: false })
    .flatMap(({ terms }) => terms)
    .filter((near, place, all) => all.indexOf(near) === place)
    .filter((near) => near[0] === term[0] && near.at(-1) === term.at(-1))
    .slice(0, 3)
    .map((near) => spelling.get(near) ?? near);
}

/**
 * Entries with all words, whole, as a prefix, or in words that mean the same; without any, entries with all but
 * misspelled ones; else entries with any of them.
 */
function findIn(index: Index, asked: string): SearchResult[] {
  const { engine, spelling } = index;
  const meant = termsIn(asked).map(meaning);
  const all = engine.search({ combineWith: 'AND', queries: meant });
  if (all.length > 0) return inOrder(all, asked, index);
  const fuzzy = engine.search(asked, {
    combineWith: 'AND',
    fuzzy: (term) => (spelling.has(term) ? false : typosIn(term)),
  });
  if (fuzzy.length > 0) return fuzzy;
  return inOrder(engine.search({ combineWith: 'OR', queries: meant }), asked, index);
}

/**
 * Searches all content of a language: accents do not matter, whole words rank before prefixes, and a typo
 * in a longer word is tolerated. Without a match the result is empty; then `suggestions` may hold near
 * words that exist. At most `most` results.
 */
export function searchSite(query: string, locale: Locale, most = MOST_RESULTS): SearchAnswer {
  const index = indexOf(locale);
  const asked = query.trim().slice(0, LONGEST_QUERY);
  const results = findIn(index, asked).slice(0, most);
  const groups = grouped(results, index);
  return {
    total: results.length,
    groups,
    suggestions: groups.length ? [] : nearWords(asked, index),
  };
}
