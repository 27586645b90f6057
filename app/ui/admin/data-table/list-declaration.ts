import type { Sort } from './list-address.ts';
import type { FilterKind } from './list-filters.ts';

type Filters = Readonly<Record<string, FilterKind>>;

/** An order with the filters it is offered with, and the index that carries both. */
export type Way = {
  by: string;
  /** Required filters. */
  given?: readonly string[];
  /** Optional filters. */
  within?: readonly string[];
  /** Names of indexes; several where the quicker one depends on the values. */
  walks: readonly [string, ...string[]];
};

/**
 * The declaration of a list of staff. `ways` are all combinations: an address with another order for its
 * filters gets the default one. A list that is read whole, because it has few rows by nature, offers every
 * order with every filter and gives in `whole` the reason why it stays short.
 */
export type ListDeclaration<F extends Filters = Filters, By extends string = string> = {
  filters: F;
  sorts: readonly By[];
  /** The default order. Offered with all filters. */
  usual: Sort<By>;
  /** Rows of a page. */
  size: number;
  /** The key of a row, where that is no id. */
  rowName?: FilterKind;
  /** The function of the database that reads a page, where there is one; its statement is that of the same
   * name in `private` with `_sql`. */
  page?: `public.${string}`;
} & ({ ways: readonly Way[] } | { whole: string });

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

/** The combination that has an order with the given filters; undefined where there is none. */
export function wayOf(ways: readonly Way[], by: string, given: readonly string[]): Way | undefined {
  return ways.find(
    (way) =>
      way.by === by &&
      (way.given ?? []).every((name) => given.includes(name)) &&
      given.every((name) => way.given?.includes(name) || way.within?.includes(name)),
  );
}

/** The orders that a list offers with the given filters. */
export const sortsWith = <By extends string>(
  list: ListDeclaration<Filters, By>,
  given: readonly string[],
): readonly By[] =>
  'whole' in list
    ? list.sorts
    : list.sorts.filter((by) => wayOf(list.ways, by, given) !== undefined);
