import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { changeInBatches, undoInBatches } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { matchingDeals } from './matching-deals.server.ts';
import { optional } from './posted-fields.ts';

/** Above the size of a page. */
const MOST = 200;

/** A stage, and why the deals end in it: once for all of them. */
const move = {
  stage: z.uuid(),
  reason: optional(z.string().max(40)),
  note: optional(z.string().max(2000)),
};
type Move = { stage: string; reason?: string | undefined; note?: string | undefined };
type Moved = { count: number; kept: number; act: string };

async function moveAll(user: Person, ids: readonly string[], given: Move): Promise<Moved> {
  const act = randomUUID();
  const { stage, reason, note } = given;
  const count = await changeInBatches(ids, (some) =>
    asPerson(user, (tx) =>
      asOperation(
        tx,
        act,
        async () =>
          (await callValue(tx, 'public.move_deals', { ids: some, stage, reason, note })) ?? 0,
      ),
    ),
  );
  return { count, kept: ids.length - count, act };
}

const undoMoved = ({ data: { count, act } }: { data: Moved }) =>
  count > 0 ? { intent: 'move-back', act } : undefined;

/** Moves the selected deals to a stage of their pipeline, and their leads with them. */
export const moveDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object({ id: z.array(z.uuid()).min(1).max(MOST), ...move }),
  runBatches: ({ user, input: { id: ids, ...given } }) => moveAll(user, ids, given),
  undo: undoMoved,
});

/** Moves every deal of the filter in the address. */
export const moveMatchingDeals = bulkCommand({
  permission: 'crm:update',
  input: z.object(move),
  async runBatches({ user, input, url }) {
    return moveAll(user, await matchingDeals(user, url), input);
  },
  undo: undoMoved,
});

/** Moves back the deals of an operation of the user, with their leads, where nobody has moved them since. */
export const undoDealMoves = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    const count = await undoInBatches((part) =>
      asPerson(user, (tx) => callRows(tx, 'public.undo_deal_moves', { act, ...part })),
    );
    return { count };
  },
});
