import type { Transaction } from 'kysely';
import type { Resource } from '#app/access/permissions.ts';
import { type AdminScreen, adminPaths } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  countEach,
  type PageFunction,
  rowsFound,
} from '#app/platform/database/list-page.server.ts';
import type { FilterOf, ListDeclaration } from '#app/ui/admin/data-table/list-declaration.ts';

/** Runs the query as the current user. */
type RunAsUser = <T>(work: (tx: Transaction<DB>) => Promise<T>) => Promise<T>;
type Counting<Filter> = (as: RunAsUser, filters: readonly Filter[]) => Promise<number[]>;

/** The limit of the count: a tab shows “99+”. */
export const MOST_COUNTED = 100;

export type ViewedList = {
  /** The alias of its table. */
  name: string;
  path: string;
  resource: Resource;
  list: ListDeclaration;
  /** How many rows there are with each set of filters, up to 100, in one statement; none where the list is
   * not made of rows. */
  count: Counting<FilterOf<ListDeclaration>> | undefined;
};

type Shown<L> = {
  name: string;
  screen: AdminScreen;
  resource: Resource;
  list: L;
  count?: Counting<FilterOf<L>>;
};

/** Counts what a query finds with each of the filters. */
export const byQuery =
  <Filter>(
    found: (tx: Transaction<DB>, filter: Filter) => Parameters<typeof countEach>[1][number],
  ): Counting<Filter> =>
  (as, filters) =>
    as((tx) =>
      countEach(
        tx,
        filters.map((filter) => found(tx, filter)),
      ),
    );

/** A list that a function of the database reads is counted with that function. */
function countOf({ page }: ListDeclaration): ViewedList['count'] {
  // The design system has no types of SQL functions: the store that reads the page gives the function's type.
  return page && byQuery((_, filter) => rowsFound(page as PageFunction, filter, MOST_COUNTED));
}

/** Declares a list of staff whose filters and order may be saved as a view. */
export const viewedList = <const L extends ListDeclaration>({
  screen,
  count,
  ...rest
}: Shown<L>): ViewedList => ({
  ...rest,
  path: adminPaths[screen],
  // Values of an address are parsed by the list's own filters before this.
  count: (count as ViewedList['count']) ?? countOf(rest.list),
});

let lists: readonly ViewedList[] = [];

/** Registers the lists of all features, once a process. */
export function registerViewedLists(all: readonly ViewedList[]): void {
  lists = all;
}

/** The lists that were registered. */
export const viewedLists = (): readonly ViewedList[] => lists;
