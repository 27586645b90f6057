import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { changeInBatches, undoInBatches } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import type { Undo } from '#app/ui/admin/action-reply.ts';
import { matchingDeals } from './matching-deals.server.ts';
import { optionalUserId } from './posted-fields.ts';

type Assigned = { count: number; act: string };

/** Above the size of a page. */
const MOST = 200;

/** Assigns deals to `owner`, or to nobody, and returns how many changed. */
async function assignAll(
  user: Person,
  ids: readonly string[],
  owner: string | null,
): Promise<Assigned> {
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

const undoAssigned = ({ data: { count, act } }: { data: Assigned }): Undo | undefined =>
  count > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns the selected deals to a colleague, or to nobody. */
export const assignDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object({ id: z.array(z.uuid()).min(1).max(MOST), owner: optionalUserId }),
  runBatches: ({ user, input: { id: ids, owner } }) => assignAll(user, ids, owner),
  undo: undoAssigned,
});

/** Assigns every deal of the filter in the address. */
export const assignMatchingDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object({ owner: optionalUserId }),
  async runBatches({ user, input: { owner }, url }) {
    return assignAll(user, await matchingDeals(user, url), owner);
  },
  undo: undoAssigned,
});

/** Restores the owners from before an operation of the user, where nobody has reassigned them since. */
export const undoDealAssignment = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    const count = await undoInBatches((part) =>
      asPerson(user, (tx) => callRows(tx, 'public.undo_deal_owners', { act, ...part })),
    );
    return { count };
  },
});
