import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { giveLeads, type OwnerPlace, takeBackLeads } from './lead-owners.store.server.ts';

/** Small enough that other requests get their turn between two: the embedded database has one line. */
const BATCH = 200;
/** As many as lists count. */
const MOST_AT_ONCE = 10_000;

type Given = { act: string; count: number; kept: number };

/** Gives leads as they were seen, all or none. */
export async function giveSeen(
  person: Person,
  ids: readonly string[],
  owner: string | null,
  seen: OwnerPlace[],
): Promise<Given> {
  const act = randomUUID();
  const given = await asPerson(person, (tx) => giveLeads(tx, { ids, owner, act, seen }));
  return { act, count: given.length, kept: 0 };
}

/**
 * Gives every lead that the filter leaves, of those that the person may change and the owner may have: a
 * transaction a batch, all of them one act. They are named before the first is given: a filter by owner
 * would lose its place.
 */
export async function giveMatching(
  person: Person,
  filter: FilterOf<typeof leadsList>,
  owner: string | null,
): Promise<Given> {
  const act = randomUUID();
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const part = { filter, sort: leadsList.usual, after, limit: BATCH };
    const found = await asPerson(person, (tx) => listLeads(tx, part));
    ids.push(...found.map(({ id }) => id));
    after = found.length === BATCH ? ids.at(-1) : undefined;
  } while (after && ids.length < MOST_AT_ONCE);
  let count = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    count += (await asPerson(person, (tx) => giveLeads(tx, { ids: some, owner, act }))).length;
  }
  return { act, count, kept: ids.length - count };
}

/** Puts back what the person gave away in an act, and nobody has given away since. Says how many leads went. */
export async function takeBack(person: Person, act: string): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const from = after;
    const went: Awaited<ReturnType<typeof takeBackLeads>> = await asPerson(person, (tx) =>
      takeBackLeads(tx, { act, after: from, limit: BATCH }),
    );
    count += went.filter((one) => one.subject === 'lead' && one.went).length;
    after = went.length === BATCH ? (went.at(-1)?.id ?? null) : null;
  } while (after);
  return count;
}
