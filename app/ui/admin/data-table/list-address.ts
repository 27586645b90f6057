/** The order of a list; `by` is the key of a column. */
export type Sort<Key extends string = string> = { by: Key; descending: boolean };

/** The filters in the address of a list, by name. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** The shown part of a list. The address holds all of it. */
export type ListPage = {
  filter: ListQuery;
  /** The filters that take several values. */
  several: readonly string[];
  /** Text typed into a filter beyond its limit, by its name. */
  tooShort: Readonly<Record<string, string>>;
  /** Values of other filters that cannot be read, by name; the rows are those without these filters. */
  unread: Readonly<Record<string, string>>;
  sort: Sort;
  /** The orders that are offered with these filters. */
  sorts: readonly string[];
  /** The default order. */
  usualSort: Sort;
  /** The last row of the page before. */
  after: string | null;
  /** The row after which the next page begins, if there is one. */
  next: string | null;
  /** How many rows there are with these filters; more than `most` are not counted, and null where
   * there is no count. */
  total: number | null;
  most: number;
};

const written = ({ by, descending }: Sort) => (descending ? `-${by}` : by);

/** The order of an address, `sort=person` or `sort=-arrived`; else the default. */
export function sortIn<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
  usual: Sort<Key>,
): Sort<Key> {
  const text = search.get('sort') ?? '';
  const by = keys.find((key) => key === text.replace(/^-/, ''));
  return by ? { by, descending: text.startsWith('-') } : usual;
}

/** The query of given names, `?` when there are none. */
function queryOf(given: ListQuery): string {
  const pairs = Object.entries(given).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  // A comma needs no escape in a query.
  return `?${String(new URLSearchParams(pairs)).replaceAll('%2C', ',')}`;
}

/** The order as the address names it; nothing for the default. */
export const sortText = ({ sort, usualSort }: Pick<ListPage, 'sort' | 'usualSort'>) =>
  written(sort) === written(usualSort) ? undefined : written(sort);

/** The address of a list: its filters and order kept, its first page by default. */
export const listAddress = (page: ListPage, more: ListQuery = {}): string =>
  queryOf({ ...page.filter, sort: sortText(page), ...more });

/** The address of the first page in another order. */
export const sortedAddress = (page: ListPage, sort: Sort): string => listAddress({ ...page, sort });

/** Whether the list is filtered. */
export const isFiltered = ({ filter }: Pick<ListPage, 'filter'>): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/**
 * One page of rows that were read one too many, so that it is known whether there are more. `size` is how
 * many a page has.
 */
export function cutPage<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size);
  return { rows: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}
