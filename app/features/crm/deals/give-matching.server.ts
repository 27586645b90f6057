import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { giveDeals, takeBackOwners } from './deal-acts.store.server.ts';
import { dealsList } from './deals.list.server.ts';
import { type DealFilter, listDeals } from './deals.store.server.ts';

/** Small enough that other requests get their turn between two: the embedded database has one line. */
const BATCH = 200;
/** As many as lists count. */
const MOST_AT_ONCE = 10_000;

type Given = { count: number; act: string };

/** Gives deals to somebody, or to nobody, as the person: a transaction a batch, all of them one act. */
export async function giveAll(
  person: Person,
  ids: readonly string[],
  owner: string | null,
): Promise<Given> {
  const act = randomUUID();
  let count = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    count += await asPerson(person, (tx) => giveDeals(tx, { ids: some, owner, act }));
  }
  return { count, act };
}

/**
 * Gives every deal that the filter leaves, and says how many were another's. They are named before the
 * first is given: a filter by owner would lose its place.
 */
export async function giveMatching(person: Person, filter: DealFilter, owner: string | null) {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const part = { filter, sort: dealsList.usual, after, limit: BATCH };
    const found = await asPerson(person, (tx) => listDeals(tx, part));
    ids.push(...found.map(({ id }) => id));
    after = found.length === BATCH ? ids.at(-1) : undefined;
  } while (after && ids.length < MOST_AT_ONCE);
  return giveAll(person, ids, owner);
}

/** Puts back what the person gave away in an act, and nobody has given away since. Says how many went. */
export async function takeBack(person: Person, act: string): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const from = after;
    const went: Awaited<ReturnType<typeof takeBackOwners>> = await asPerson(person, (tx) =>
      takeBackOwners(tx, { act, after: from, limit: BATCH }),
    );
    count += went.filter((one) => one.went).length;
    after = went.length === BATCH ? (went.at(-1)?.id ?? null) : null;
  } while (after);
  return count;
}
