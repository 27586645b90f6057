import { type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import {
  type ArgsOf,
  callRows,
  callValue,
  functionCall,
  type Readers,
  type RowFunction,
  type RowOf,
  typed,
  type ValueFunction,
  type ValueOf,
} from './call-function.server.ts';
import type { DB } from './database.types.ts';

type Tx = Transaction<DB>;
type Sort = { by: string; descending: boolean };

/** The requested part of a list: `limit` rows behind the one with the id `after`, if it is given. */
export type Part = { sort: Sort; after?: string | undefined; limit: number };

/** A query, whatever its rows are made of. */
type Countable = SelectQueryBuilder<DB, never, unknown> | RawBuilder<unknown>;

/** Functions that read a page of a list: they take p_after, p_limit and p_descending. */
export type PageFunction = {
  [N in RowFunction]: 'after' | 'limit' | 'descending' extends keyof ArgsOf<N> ? N : never;
}[RowFunction] &
  `public.${string}`;
type CountFunction = {
  [N in ValueFunction]: ValueOf<N> extends number | null ? N : never;
}[ValueFunction] &
  `public.${string}`;

type Filter = Readonly<Record<string, string | number | undefined>>;
type Paging = 'after' | 'limit' | 'descending' | 'sort';
/** The filters of a list, all of which a function takes as arguments. */
type FilterFor<N extends PageFunction | CountFunction, F> = F &
  Omit<ArgsOf<N>, Paging> &
  Readonly<Record<Exclude<keyof F, keyof ArgsOf<N>>, never>>;
/** A function with only one order has no argument for it. */
type SortFor<N extends PageFunction> = {
  descending: boolean;
  by?: string | undefined;
} & ('sort' extends keyof ArgsOf<N> ? { by: string } : { by?: undefined });
type PartFor<N extends PageFunction, F> = Omit<Part, 'sort'> & {
  filter: FilterFor<N, F>;
  sort: SortFor<N>;
};

/**
 * A page of a list that a function of the database reads, `public.leads_page`: it takes each filter
 * as `p_<name>`, and p_after, p_limit, p_sort and p_descending. It tests the permission itself. Columns are
 * read as callRows() reads them.
 */
export function readPage<
  N extends PageFunction,
  F extends Filter,
  const R extends Readers<RowOf<N>> = object,
>(tx: Tx, list: N, { filter, sort, after, limit }: PartFor<N, F>, readers?: R) {
  const { by, descending } = sort;
  const args = { ...filter, after, limit, descending, sort: by };
  return callRows<N, R>(tx, list, args as ArgsOf<N>, readers);
}

/** How many rows such a function finds with the given filters, up to its limit. */
export async function readCount<N extends CountFunction, F extends Filter>(
  tx: Tx,
  list: N,
  filter: FilterFor<N, F>,
): Promise<number> {
  return (await callValue(tx, list, filter as ArgsOf<N>, typed<number | null>())) ?? 0;
}

/** How many rows such a function finds with each of the filters, all in one statement. */
export async function readCounts<N extends CountFunction>(
  tx: Tx,
  list: N,
  filters: readonly ArgsOf<N>[],
): Promise<number[]> {
  const counts = filters.map(
    (filter, index) => sql`${functionCall(list, filter)} as ${sql.id(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(counts)}`.execute(tx);
  return filters.map((_, index) => rows[0]?.[`c${index}`] ?? 0);
}

/** The rows that such a function finds with the given filters, up to `most`, to be counted. */
export const rowsFound = (list: PageFunction, filter: Filter, most: number) =>
  sql`select from ${functionCall(list, { ...filter, limit: most } as ArgsOf<PageFunction>)}`;

/** How many rows each query finds, all in one statement. */
export async function countEach(tx: Tx, queries: readonly Countable[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map(
    (query, index) => sql`(select count(*)::int from (${query}) found) as ${sql.id(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(tx);
  return queries.map((_, index) => rows[0]?.[`c${index}`] ?? 0);
}

/** Pattern of LIKE for texts that contain the given one, which is text and not a pattern. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text contains the given one, without regard to case and accents. */
export const hasText = (expression: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`private.folded(${expression}) like private.folded(${containing(text)})`;

type Place = {
  /** A table, or a common table expression of the query. */
  table: string;
  /** Columns with one value in all rows of the list; undefined: any. */
  equals?: Readonly<Record<string, string | RawBuilder<unknown> | undefined>>;
  /** Columns that the order compares, first things first; the last one is the id. */
  keys: readonly string[];
  /** Bounds of the first key: from the first moment on, before the other. */
  from?: RawBuilder<Date> | undefined;
  before?: RawBuilder<Date> | undefined;
};

type Cursor = {
  /** A table, or a common table expression of the query. */
  table: string;
  /** Its alias in the query. */
  alias: string;
  /** Columns that the order compares, first things first; the last one is the id. */
  keys: readonly string[];
  descending: boolean;
  /** Id of the row that the page follows. */
  after: string;
};

const columnsOf = (alias: string, names: readonly string[]) =>
  names.map((name) => sql.ref(`${alias}.${name}`));

/**
 * Condition that rows follow the row `after`. Rows are compared by all keys at once and in the database: a date
 * of JavaScript has lost the microseconds.
 */
export function cursorCondition(
  { table, alias, keys, descending, after }: Cursor,
  names: readonly string[] = [],
  values: readonly RawBuilder<unknown>[] = [],
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(columnsOf(alias, [...names, ...keys]))}) ${sql.raw(descending ? '<' : '>')} (
    select ${sql.join([...values, ...columnsOf('b', keys)])}
    from ${sql.table(table)} b where b.id = ${after}::uuid)`;
}

/**
 * Orders a query on `table as t` and limits it to a page, so that it scans the index on the columns of
 * `equals`, then `keys`.
 */
export function pageAfter<D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  { table, equals = {}, keys, from, before }: Place,
  { sort: { descending }, after, limit }: Part,
): SelectQueryBuilder<D, T, O> {
  const fixed = Object.entries(equals).filter(([, value]) => value !== undefined);
  const names = fixed.map(([name]) => name);
  const values = fixed.map(([, value]) =>
    typeof value === 'string' ? sql`${value}::text` : sql`${value}`,
  );
  let page = query.limit(limit);
  const bound = (sign: '>=' | '<=' | '<', moment?: RawBuilder<Date>) => {
    const compared = columnsOf('t', moment ? [...names, ...keys.slice(0, 1)] : names);
    const bounds = moment ? [...values, moment] : values;
    page = page.where(sql<boolean>`(${sql.join(compared)}) ${sql.raw(sign)} (${sql.join(bounds)})`);
  };
  if (fixed.length > 0) {
    // Written as bounds and not as "equals": then only the index that begins with these columns has the
    // order. Else the planner would scan the newest rows, of which none may have the value.
    bound('>=');
    bound('<=');
  }
  if (from) bound('>=', from);
  if (before) bound('<', before);
  for (const name of [...names, ...keys]) {
    page = page.orderBy(sql.ref(`t.${name}`), descending ? 'desc' : 'asc');
  }
  if (!after) return page;
  const cursor = { table, alias: 't', keys, descending, after };
  return page.where(cursorCondition(cursor, names, values));
}
