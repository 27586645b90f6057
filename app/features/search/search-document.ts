/** Kinds in the order in which groups of equally good results are shown. */
export const SEARCH_KINDS = [
  'service',
  'workshop',
  'idea',
  'portfolio',
  'question',
  'person',
  'opening',
  'page',
  'legal',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing that can be found, in one language. */
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

/** What each kind of content exports to be found. */
export type SearchSource = (locale: 'pt-BR' | 'en') => SearchDocument[];
