import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Locale } from '#app/i18n/locale.ts';
import { excerptOf, markedPieces, type Piece, spellingsOf } from './marked-text.ts';
import {
  SEARCH_KINDS,
  type SearchDocument,
  type SearchKind,
  type SearchSource,
} from './search-document.ts';
import { termOf } from './terms.ts';

/** Longer queries are cut: nobody types them, and each word costs a walk through the index. */
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
  /** A word as it is written, by its term. */
  spelling: Map<string, string>;
};

let sources: readonly SearchSource[] = [];
let versionOf: () => object | undefined = () => undefined;
const unversioned = {};
let indexes = new WeakMap<object, Map<Locale, Index>>();

/**
 * Says what can be found. Called once, before the first search. What the sources say may change:
 * `version` is the same object for as long as it does not.
 */
export function registerSearchSources(
  list: readonly SearchSource[],
  version: () => object | undefined = () => undefined,
): void {
  sources = list;
  versionOf = version;
  indexes = new WeakMap();
}

/** What a kind is called by those who look for it. */
const KIND_WORDS: Record<SearchKind, string> = {
  service: 'serviço service',
  workshop: 'workshop oficina curso course',
  idea: 'ideia idea craft',
  portfolio: 'portfólio portfolio craft',
  question: 'pergunta dúvida question faq',
  person: 'pessoa equipe person team',
  opening: 'vaga emprego job opening',
  page: '',
  legal: 'política policy',
};

/** A page that answers a whole subject before one that mentions it; the small print last. */
const WEIGHT: Partial<Record<SearchKind, number>> = {
  service: 1.6,
  workshop: 1.2,
  question: 1.2,
  legal: 0.35,
};

/** Words of three letters and fewer must be right; of longer ones one letter in five may be wrong. */
const TOLERANT: SearchOptions = {
  boost: { title: 4, note: 2 },
  boostDocument: (_id, _term, stored) => WEIGHT[stored?.['kind'] as SearchKind] ?? 1,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  prefix: (term) => term.length > 2,
};

function indexOf(locale: Locale): Index {
  const version = versionOf() ?? unversioned;
  const ofVersion = indexes.get(version) ?? new Map<Locale, Index>();
  indexes.set(version, ofVersion);
  const made = ofVersion.get(locale);
  if (made) return made;
  const list = sources.flatMap((source) => source(locale));
  const engine = new MiniSearch<SearchDocument>({
    fields: ['title', 'note', 'text', 'kindWords'],
    storeFields: ['kind'],
    extractField: (document, field) =>
      field === 'kindWords' ? KIND_WORDS[document.kind] : document[field as keyof SearchDocument],
    processTerm: termOf,
    searchOptions: TOLERANT,
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

/** How many things of each kind can be found in a language. */
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

/** Up to three words of the content that look like what was asked for, as they are written. */
function nearWords(asked: string, { engine, spelling }: Index): string[] {
  const near = engine.autoSuggest(asked, { combineWith: 'OR', fuzzy: 0.35 }).slice(0, 3);
  return near.map(({ terms }) => terms.map((term) => spelling.get(term) ?? term).join(' '));
}

/**
 * Looks through all content of a language: accents do not matter, a typo is forgiven, beginnings of
 * words count. All words must be met; where no document has them all, any of them will do.
 * When nothing is met, `suggestions` holds near words that do exist. At most `most` results.
 */
export function searchSite(query: string, locale: Locale, most = MOST_RESULTS): SearchAnswer {
  const index = indexOf(locale);
  const { engine } = index;
  const asked = query.trim().slice(0, LONGEST_QUERY);
  const all = engine.search(asked, { combineWith: 'AND' });
  const results = (all.length > 0 ? all : engine.search(asked)).slice(0, most);
  const groups = grouped(results, index);
  return {
    total: results.length,
    groups,
    suggestions: groups.length ? [] : nearWords(asked, index),
  };
}
