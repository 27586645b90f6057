import type { Locale } from '#app/i18n/locale.ts';

/** Kinds in the order in which the page names them. */
export const SEARCH_KINDS = [
  'service',
  'workshop',
  'idea',
  'portfolio',
  'case',
  'article',
  'question',
  'person',
  'opening',
  'page',
  'legal',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One entry of the search, in one language. */
export type SearchDocument = {
  /** Unique over all kinds: `person:helena-prado`. */
  id: string;
  kind: SearchKind;
  title: string;
  /** Small fact shown beside the title: role, price, place. Searched too. */
  note?: string;
  /** Everything else that is searched; an excerpt of it is shown. */
  text: string;
  /** Path of the page, with the fragment of the place in it. */
  href: string;
};

/** The search entries that each kind of content exports. */
export type SearchSource = (locale: Locale) => SearchDocument[];

/** Joins the texts of a page into running text: every part ends as a sentence does. */
export function runningText(parts: readonly string[]): string {
  return parts
    .map((part) => (/[.!?:…]$/.test(part) ? part : `${part.replace(/;$/, '')}.`))
    .join(' ');
}
