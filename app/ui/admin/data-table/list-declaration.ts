import type { Sort } from './list-address.ts';
import type { FilterKind } from './list-filters.ts';

type Filters = Readonly<Record<string, FilterKind>>;

/** An order with the filters it is offered with, and the index that carries both. */
export type Combination = {
  by: string;
  /** Filters that must be given. */
  required?: readonly string[];
  /** Filters that may be given besides. */
  optional?: readonly string[];
  /** Names of indexes; several where it hangs on the values which one is quicker. */
  indexes: readonly [string, ...string[]];
};

/**
 * What a list of staff offers. `combinations` are all there are: an address with another order with
 * its filters gets the usual one. A list that is read whole, because there are few rows of it by
 * nature, offers every order with every filter and says in `whole` why it stays short.
 */
export type ListDeclaration<F extends Filters = Filters, By extends string = string> = {
  filters: F;
  sorts: readonly By[];
  /** The default order. Offered with all filters. */
  usual: Sort<By>;
  /** Rows of a page. */
  size: number;
  /** How far rows are counted while `text` is searched, where that is less than MOST_COUNTED. */
  countedByWords?: number;
  /** The key of a row, where that is no id. */
  rowName?: FilterKind;
  /** The function of the database that reads a page, where there is one; its statement is that of the same
   * name in `private` with `_sql`. */
  page?: `public.${string}`;
} & ({ combinations: readonly Combination[] } | { whole: string });

/** The values of a list's filters in an address. */
export type FilterOf<L> =
  L extends ListDeclaration<infer F, string>
    ? { [Name in keyof F]?: (F[Name] extends FilterKind<infer Value> ? Value : never) | undefined }
    : never;

export type SortOf<L> = L extends ListDeclaration<Filters, infer By> ? Sort<By> : never;

/** Keeps the names of filters and orders as literals. */
export const declareList = <const F extends Filters, const By extends string, const More>(
  list: ListDeclaration<F, By> & More,
): ListDeclaration<F, By> & More => list;

/** The combination that carries an order with these filters; undefined where there is none. */
export function combinationFor(
  combinations: readonly Combination[],
  by: string,
  filters: readonly string[],
): Combination | undefined {
  return combinations.find(
    ({ by: order, required = [], optional = [] }) =>
      order === by &&
      required.every((name) => filters.includes(name)) &&
      filters.every((name) => required.includes(name) || optional.includes(name)),
  );
}

/** The orders that a list offers with these filters. */
export const sortsWith = <By extends string>(
  list: ListDeclaration<Filters, By>,
  filters: readonly string[],
): readonly By[] =>
  'whole' in list
    ? list.sorts
    : list.sorts.filter((by) => combinationFor(list.combinations, by, filters) !== undefined);
