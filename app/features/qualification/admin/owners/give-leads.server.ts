import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { giveLeads, type OwnerPlace, takeBackLeads } from './lead-owners.store.server.ts';

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
  const ids = await allIds(async (part) => {
    const given = { filter, sort: leadsList.usual, ...part };
    const found = await asPerson(person, (tx) => listLeads(tx, given));
    return found.map(({ id }) => id);
  });
  const count = await changeInBatches(ids, async (some) => {
    const given = await asPerson(person, (tx) => giveLeads(tx, { ids: some, owner, act }));
    return given.length;
  });
  return { act, count, kept: ids.length - count };
}

/** Puts back what the person gave away in an act, and nobody has given away since. Says how many leads went. */
export async function takeBack(person: Person, act: string): Promise<number> {
  let count = 0;
  await eachBatch(async ({ after = null, limit }) => {
    const rows = await asPerson(person, (tx) => takeBackLeads(tx, { act, after, limit }));
    count += rows.filter(({ subject, went }) => subject === 'lead' && went).length;
    return rows.map(({ id }) => String(id));
  }, Number.POSITIVE_INFINITY);
  return count;
}
