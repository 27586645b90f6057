import { MOST_COUNTED } from './csv/total-header.ts';
import { cutPage, type ListPage, sortIn } from './list-address.ts';
import { type FilterOf, type ListDeclaration, type SortOf, sortsWith } from './list-declaration.ts';
import { anId } from './list-filters.ts';

/** The part of a list that a query reads. */
export type ListPart<L> = {
  filter: FilterOf<L>;
  sort: SortOf<L>;
  /** Id of the last row of the page before. */
  after?: string | undefined;
  /** One row more than a page has: it shows whether there is a next page. */
  limit: number;
};

export type ListQuery<L> = ListPart<L> & {
  /** How far rows are counted, and one more: it shows that there are more. */
  counted: number;
  /** The row that is open beside the list. */
  open?: string | undefined;
  /** Cuts the rows of a query to a page. `total` is how many rows there are, as far as they are counted. */
  page: <Row extends { id: string }>(
    rows: readonly Row[],
    total?: number,
  ) => { rows: Row[]; page: ListPage };
  /** Cuts a page out of all rows with these filters, in their order. */
  slicePage: <Row extends { id: string }>(rows: readonly Row[]) => { rows: Row[]; page: ListPage };
};

/** The parameters whose names begin so, by the rest of their names; those of one name with commas between. */
function startingWith(search: URLSearchParams, prefix: string): Record<string, string> {
  const names = new Set([...search.keys()].filter((name) => name.startsWith(prefix)));
  return Object.fromEntries(
    [...names].map((name) => [
      name.slice(prefix.length),
      search.getAll(name).filter(Boolean).join(','),
    ]),
  );
}

/** How far the rows of a filter are counted. */
const mostOf = ({ countedByWords }: ListDeclaration, filter: Readonly<Record<string, string>>) =>
  (filter['text'] !== undefined && countedByWords) || MOST_COUNTED;

/**
 * Reads a query on a list from the parameters of an address: filters, order, and where the page begins. An
 * invalid parameter counts as absent; an order that is not offered with these filters as the usual one.
 */
export function parseListQuery<const L extends ListDeclaration>(
  list: L,
  search: URLSearchParams,
): ListQuery<L> {
  const filter: Record<string, string> = {};
  const tooShort: Record<string, string> = {};
  const kinds = Object.entries(list.filters);
  const defined: Record<string, string> = {};
  for (const [name, { read, tooShort: isShort, several: many, prefix }] of kinds) {
    if (prefix) {
      const value = read(JSON.stringify(startingWith(search, prefix)));
      if (value === undefined) continue;
      filter[name] = value;
      for (const [rest, text] of Object.entries<string>(JSON.parse(value))) {
        defined[`${prefix}${rest}`] = text;
      }
      continue;
    }
    // A form without scripts repeats the name for each value.
    const text = (many ? search.getAll(name).join(',') : search.get(name)) ?? '';
    const value = read(text);
    if (value !== undefined) filter[name] = value;
    else if (isShort?.(text)) tooShort[name] = text.trim().slice(0, 20);
  }
  const sorts = sortsWith(list, Object.keys(filter));
  const sort = sortIn(search, sorts, list.usual);
  const several = kinds.filter(([, kind]) => kind.several).map(([name]) => name);
  const rowName = list.rowName ?? anId;
  const after = rowName.read(search.get('after') ?? '');
  const most = mostOf(list, filter);
  const page: ListQuery<L>['page'] = (found, total) => {
    const { rows, next } = cutPage(found, list.size);
    const order = { sort, sorts, usualSort: list.usual, after: after ?? null };
    const named = Object.entries(filter).filter(([name]) => !list.filters[name]?.prefix);
    const facts = {
      filter: { ...Object.fromEntries(named), ...defined },
      several,
      tooShort,
      ...order,
    };
    return { rows, page: { ...facts, next, total: total ?? null, most } };
  };
  return {
    filter: filter as FilterOf<L>,
    sort: sort as SortOf<L>,
    after,
    limit: list.size + 1,
    counted: most + 1,
    open: rowName.read(search.get('open') ?? ''),
    page,
    // After a deleted row the list begins again.
    slicePage: (rows) =>
      page(rows.slice(rows.findIndex(({ id }) => id === after) + 1), rows.length),
  };
}
