import { cutPage, type ListPage, sortIn } from './list-address.ts';
import { type FilterOf, type ListDeclaration, type SortOf, sortsWith } from './list-declaration.ts';
import { anId } from './list-filters.ts';

/** The requested part of a list. */
export type ListPart<L> = {
  filter: FilterOf<L>;
  sort: SortOf<L>;
  /** The last row of the page before. */
  after?: string | undefined;
  /** One row more than a page has, so that it is known whether there are more. */
  limit: number;
};

export type ListAsked<L> = ListPart<L> & {
  /** The row that is open beside the list. */
  open?: string | undefined;
  /** The page of the rows that were read, with its facts. `total` is how many there are, as far as they are
   * counted. */
  listed: <Row extends { id: string }>(
    rows: readonly Row[],
    total?: number,
  ) => { rows: Row[]; page: ListPage };
  /** The same for all rows of these filters, in their order. */
  cut: <Row extends { id: string }>(rows: readonly Row[]) => { rows: Row[]; page: ListPage };
};

/**
 * Parses a list's address: its filters, its order, and the start of the page. Invalid values are ignored,
 * and an order that is not offered with its filters becomes the default one.
 */
export function listAsked<const L extends ListDeclaration>(
  list: L,
  search: URLSearchParams,
): ListAsked<L> {
  const filter: Record<string, string> = {};
  const tooShort: Record<string, string> = {};
  for (const [name, { read, tooShort: isShort }] of Object.entries(list.filters)) {
    const text = search.get(name) ?? '';
    const value = read(text);
    if (value !== undefined) filter[name] = value;
    else if (isShort?.(text)) tooShort[name] = text.trim().slice(0, 20);
  }
  const sorts = sortsWith(list, Object.keys(filter));
  const sort = sortIn(search, sorts, list.usual);
  const rowName = list.rowName ?? anId;
  const after = rowName.read(search.get('after') ?? '');
  const listed: ListAsked<L>['listed'] = (found, total) => {
    const { rows, next } = cutPage(found, list.size);
    const page = { filter, tooShort, sort, sorts, usualSort: list.usual, after: after ?? null };
    return { rows, page: { ...page, next, total: total ?? null } };
  };
  return {
    filter: filter as FilterOf<L>,
    sort: sort as SortOf<L>,
    after,
    limit: list.size + 1,
    open: rowName.read(search.get('open') ?? ''),
    listed,
    // Behind a deleted row the list begins anew.
    cut: (rows) => listed(rows.slice(rows.findIndex(({ id }) => id === after) + 1), rows.length),
  };
}
