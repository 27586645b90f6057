import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { claimFiles } from '../claims/claims.ts';
import { fillItem, placeholderValues } from './fill-placeholders.ts';

/** Every kind of content whose items staff can override. */
export const CONTENT_KINDS = [
  'article',
  'landing',
  'case',
  'workshop',
  'person',
  'opening',
  'service',
  'question',
  'answer',
  'idea',
  'piece',
  'about',
  'stage',
  'claims',
  'legal',
  'page',
  'text',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (name: string | undefined): name is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(name ?? '');

type Reader = (kind: ContentKind) => readonly unknown[] | undefined;

let read: Reader = () => undefined;

/** Sets the source of items for the current request. The server calls it once. */
export function readContentThrough(reader: Reader): void {
  read = reader;
}

const places = { 'pt-BR': COMPANY_FALLBACK, en: COMPANY_FALLBACK };
const fromFiles = new WeakMap<object, readonly unknown[]>();

/** Items of the files with the figures of the files filled in. Computed once. */
function filledFiles<Item>(files: readonly Item[]): readonly Item[] {
  const made = fromFiles.get(files);
  if (made) return made as readonly Item[];
  const words = placeholderValues(claimFiles[0], places);
  const items = files.map((item) => fillItem(item, words));
  fromFiles.set(files, items);
  return items;
}

/**
 * The items of a kind as the current request shows them; all code reads content here. Outside of a request they are
 * those of the files. A reader returns items of the type of the files, with other texts, figures and dates.
 */
export const itemsOf = <Item>(kind: ContentKind, files: readonly Item[]): readonly Item[] =>
  (read(kind) as readonly Item[] | undefined) ?? filledFiles(files);
