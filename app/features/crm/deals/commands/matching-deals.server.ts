import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { allIds } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals } from '../deals.store.server.ts';

/** The ids of all deals of the filter in an address, read before the first change, after which it may find others. */
export async function matchingDeals(user: Person, url: URL): Promise<string[]> {
  const filter = await matchingCustomFilter(user, 'deal', {
    list: dealsList,
    search: url.searchParams,
  });
  return allIds(async (part) => {
    const query = { filter, sort: dealsList.usual, ...part };
    const deals = await asPerson(user, (tx) => listDeals(tx, query));
    return deals.map(({ id }) => id);
  });
}
