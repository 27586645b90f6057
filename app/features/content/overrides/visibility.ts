import type { ContentKind } from './items-of.ts';

/** Whether the site shows an item. A hidden one stays in the list of staff, a removed one leaves it. */
export type Visibility = 'visible' | 'hidden' | 'removed';

/** Kinds that the site can do without an item of: pages, forms and prices are built on the others. */
const REMOVABLE: ReadonlySet<ContentKind> = new Set([
  'workshop',
  'person',
  'opening',
  'idea',
  'piece',
  'article',
  'question',
  'landing',
  'case',
  'answer',
]);

/** Kinds of which staff make items of their own. */
export const MAKEABLE_KINDS = [
  'article',
  'landing',
  'case',
  'person',
  'opening',
  'workshop',
  'idea',
  'piece',
  'question',
  'answer',
] as const satisfies readonly ContentKind[];

export const isRemovable = (kind: ContentKind): boolean => REMOVABLE.has(kind);

/** Kinds whose items staff put in order. Articles are listed by day, landing pages nowhere. */
export const isOrdered = (kind: ContentKind): boolean =>
  isRemovable(kind) && kind !== 'article' && kind !== 'landing';

/** Kinds with a text in Markdown, and pictures within it. */
export const isMarkdown = (kind: ContentKind): boolean => kind === 'article' || kind === 'case';

/** Kinds that staff can take off the site. A page can be switched off, but not be removed. */
export const isHideable = (kind: ContentKind): boolean => kind === 'page' || isRemovable(kind);

/** Part of a page in which an item is placed among others, such as a group of questions. */
export const sectionOf = (value: object): string => ('group' in value ? String(value.group) : '');

/** Invented, and marked so until staff replace it. */
export const isSample = (value: object): boolean => 'sample' in value && value.sample === true;

/** Made by staff; all others came with the site. */
export const isMade = (value: object): boolean => 'made' in value && value.made === true;
