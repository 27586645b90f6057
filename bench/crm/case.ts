import type { ListDeclaration } from '../../app/ui/admin/data-table/list-declaration.ts';
import type { ListQuery } from '../../app/ui/admin/data-table/list-query.ts';
import { parseListQuery } from '../../app/ui/admin/data-table/list-query.ts';
import type { Tx } from '../lists/times.ts';

/** One thing that is asked for; what it comes to may be an array of rows. */
export type Case = { name: string; work: (tx: Tx) => Promise<unknown> };
export type Cases = Readonly<Record<string, readonly Case[]>>;

/** From words that many have to one that nobody has, an address in part, a telephone. */
export const WORDS = [
  'silva',
  'maria',
  'ximenes',
  'quitéria uchôa',
  '.777123@',
  'zzz nobody',
  '(17) 99000-0001',
];
export const worded = WORDS.map((text) => `text=${encodeURIComponent(text)}`);

/** Addresses of a list, and of pages deep in it. */
export const pages = (queries: readonly string[], ids: readonly string[]): string[] =>
  queries.flatMap((query) => [query, ...ids.map((id) => `${query}&after=${id}`)]);

/** The queries of a list's screen, by its addresses. */
export const partsOf = <D extends ListDeclaration>(
  list: D,
  queries: readonly string[],
  read: (tx: Tx, part: ListQuery<D>) => Promise<unknown>,
): Case[] =>
  queries.map((query) => {
    const part = parseListQuery(list, new URLSearchParams(query));
    return { name: query, work: (tx) => read(tx, part as unknown as ListQuery<D>) };
  });
