import type { Locale } from '#app/i18n/locale.ts';
import type { Bounds } from '../claims/claims.ts';

/** What staff can write in a leaf. A list is one text a line; days and day are ISO dates. */
export type LeafType =
  | 'line'
  | 'text'
  | 'list'
  | 'days'
  | 'day'
  | 'sample'
  | 'confirmed'
  | 'number'
  | 'year'
  | 'choice'
  | 'languages'
  | 'markdown'
  | 'person'
  | 'topic'
  | 'form'
  | 'picture';
export type LeafValue = string | boolean | number | null | readonly string[];

/** One thing of an item that staff can change. */
export type Leaf = {
  /** Where it is in the item: `texts.pt-BR.head.title`. */
  path: string;
  locale: Locale | null;
  type: LeafType;
  /** As the file has it. */
  value: LeafValue;
  /** How many characters it may have; of a list, each of its lines. */
  longest: number;
  /** Of a number. */
  bounds?: Bounds;
  /** Of a legal text, which has links and names facts in single braces. */
  legal?: boolean;
  /** Of a choice. */
  options?: readonly string[];
  /** May stay empty. */
  optional?: boolean;
  /** Of a text of a page: the names that are in it in double braces, which are filled in. */
  filledIn?: readonly string[];
};

/** The type of a leaf, independent of its path. */
export type FieldType = Pick<
  Leaf,
  'type' | 'longest' | 'bounds' | 'legal' | 'options' | 'optional' | 'filledIn'
>;
