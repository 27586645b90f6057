import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import type { Undo } from '#app/ui/admin/action-reply.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals } from '../deals.store.server.ts';
import { optionalUserId } from './posted-fields.ts';

type Given = { count: number; act: string };

/** Above the size of a page. */
const MOST = 200;

/** Assigns deals to `owner`, or to nobody, and returns how many changed. */
async function giveAll(user: Person, ids: readonly string[], owner: string | null): Promise<Given> {
  const act = randomUUID();
  const count = await changeInBatches(ids, (some) =>
    asPerson(user, (tx) =>
      asOperation(
        tx,
        act,
        async () => (await callValue(tx, 'public.set_deals_owner', { ids: some, owner })) ?? 0,
      ),
    ),
  );
  return { count, act };
}

const undoGiven = ({ data: { count, act } }: { data: Given }): Undo | undefined =>
  count > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns the selected deals to a colleague, or to nobody. */
export const assignDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object({ id: z.array(z.uuid()).min(1).max(MOST), owner: optionalUserId }),
  runBatches: ({ user, input: { id: ids, owner } }) => giveAll(user, ids, owner),
  undo: undoGiven,
});

/** Assigns every deal of the filter in the address. */
export const assignMatchingDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object({ owner: optionalUserId }),
  async runBatches({ user, input: { owner }, url }) {
    const { filter } = parseListQuery(dealsList, url.searchParams);
    // Reads all ids before the first change, which would move the cursor of a filter by owner.
    const ids = await allIds(async (part) => {
      const query = { filter, sort: dealsList.usual, ...part };
      const deals = await asPerson(user, (tx) => listDeals(tx, query));
      return deals.map(({ id }) => id);
    });
    return giveAll(user, ids, owner);
  },
  undo: undoGiven,
});

/** Restores the owners from before an operation of the user, where nobody has reassigned them since. */
export const undoDealAssignment = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    let count = 0;
    await eachBatch(async ({ after = null, limit }) => {
      const deals = await asPerson(user, (tx) =>
        callRows(tx, 'public.undo_deal_owners', { act, after, limit }),
      );
      count += deals.filter(({ went }) => went).length;
      return deals.map(({ id }) => id);
    }, Number.POSITIVE_INFINITY);
    return { count };
  },
});
