import { MOST_COUNTED } from './csv/total-header.ts';
import { cutPage, type ListPage, sortIn } from './list-address.ts';
import { type FilterOf, type ListDeclaration, type SortOf, sortsWith } from './list-declaration.ts';
import { anId, type FilterKind, splitValues } from './list-filters.ts';

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
  /** Filters of the address that cannot be read, by name: the query has the rows without them. */
  unread: readonly string[];
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

/** Whether an address gives a filter; forms also send empty ones. */
const isGiven = (text: string) => splitValues(text).some((value) => value.trim() !== '');

/** As much of a value as a screen repeats. */
const cut = (text: string) => text.trim().slice(0, 20);

/** How far the rows of a filter are counted. */
const mostOf = ({ countedByWords }: ListDeclaration, filter: Readonly<Record<string, string>>) =>
  (filter['text'] !== undefined && countedByWords) || MOST_COUNTED;

type Texts = Record<string, string>;

/** Reads all parameters of a filter with a prefix into one value; `defined` has those that can be read. */
function readDefined({ read }: FilterKind, prefix: string, search: URLSearchParams) {
  const given = startingWith(search, prefix);
  const value = read(JSON.stringify(given));
  const known: Texts = value === undefined ? {} : JSON.parse(value);
  const full = (texts: [name: string, text: string][]): Texts =>
    Object.fromEntries(texts.map(([name, text]) => [`${prefix}${name}`, text]));
  const others = Object.entries(given).filter(([name, text]) => isGiven(text) && !(name in known));
  return {
    value,
    defined: full(Object.entries(known)),
    unread: full(others.map(([name, text]) => [name, cut(text)])),
  };
}

/** The filters of a list in an address, and those that cannot be read. */
function readFilters(list: ListDeclaration, search: URLSearchParams) {
  const filter: Texts = {};
  const defined: Texts = {};
  const tooShort: Texts = {};
  const unread: Texts = {};
  for (const [name, kind] of Object.entries(list.filters)) {
    if (kind.prefix) {
      const found = readDefined(kind, kind.prefix, search);
      if (found.value !== undefined) filter[name] = found.value;
      Object.assign(defined, found.defined);
      Object.assign(unread, found.unread);
      continue;
    }
    // A form without scripts repeats the name for each value.
    const text = (kind.several ? search.getAll(name).join(',') : search.get(name)) ?? '';
    const value = kind.read(text);
    if (value !== undefined) filter[name] = value;
    else if (kind.tooShort?.(text)) tooShort[name] = cut(text);
    else if (isGiven(text)) unread[name] = cut(text);
  }
  return { filter, defined, tooShort, unread };
}

/**
 * Reads a query on a list from the parameters of an address: filters, order, and where the page begins. An
 * invalid parameter counts as absent; an order that is not offered with these filters as the usual one.
 */
export function parseListQuery<const L extends ListDeclaration>(
  list: L,
  search: URLSearchParams,
): ListQuery<L> {
  const { filter, defined, tooShort, unread } = readFilters(list, search);
  const kinds = Object.entries(list.filters);
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
      unread,
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
    unread: Object.keys({ ...tooShort, ...unread }),
    page,
    // After a deleted row the list begins again.
    slicePage: (rows) =>
      page(rows.slice(rows.findIndex(({ id }) => id === after) + 1), rows.length),
  };
}
