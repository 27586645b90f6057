import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { giveDeals, takeBackOwners } from './deal-acts.store.server.ts';
import { dealsList } from './deals.list.server.ts';
import { type DealFilter, listDeals } from './deals.store.server.ts';

type Given = { count: number; act: string };

/** Gives deals to somebody, or to nobody, as the person: a transaction a batch, all of them one act. */
export async function giveAll(
  person: Person,
  ids: readonly string[],
  owner: string | null,
): Promise<Given> {
  const act = randomUUID();
  const count = await changeInBatches(ids, (some) =>
    asPerson(person, (tx) => giveDeals(tx, { ids: some, owner, act })),
  );
  return { count, act };
}

/**
 * Gives every deal that the filter leaves, and says how many were another's. They are named before the
 * first is given: a filter by owner would lose its place.
 */
export async function giveMatching(person: Person, filter: DealFilter, owner: string | null) {
  const ids = await allIds(async (part) => {
    const given = { filter, sort: dealsList.usual, ...part };
    const found = await asPerson(person, (tx) => listDeals(tx, given));
    return found.map(({ id }) => id);
  });
  return giveAll(person, ids, owner);
}

/** Puts back what the person gave away in an act, and nobody has given away since. Says how many went. */
export async function takeBack(person: Person, act: string): Promise<number> {
  let count = 0;
  await eachBatch(async ({ after = null, limit }) => {
    const deals = await asPerson(person, (tx) => takeBackOwners(tx, { act, after, limit }));
    count += deals.filter(({ went }) => went).length;
    return deals.map(({ id }) => id);
  }, Number.POSITIVE_INFINITY);
  return count;
}
