import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, type BatchPart, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { entryIds } from './entry-fields.ts';

const owner = z.union([z.uuid(), z.literal('').transform(() => null)]);

type Given = { given: number; kept: number; act: string };

/** Assigns entries to `to`, or to nobody, and returns how many changed and how many kept their owner. */
async function giveAll(user: Person, ids: readonly string[], to: string | null): Promise<Given> {
  const act = randomUUID();
  const given = await changeInBatches(ids, (some) =>
    asPerson(user, (tx) =>
      asOperation(
        tx,
        act,
        async () =>
          (await callValue(tx, 'public.set_entries_owner', { ids: some, owner: to })) ?? 0,
      ),
    ),
  );
  return { given, kept: ids.length - given, act };
}

const undoGiven = ({ data: { given, act } }: { data: Given }) =>
  given > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns the selected entries to a colleague, or to nobody. */
export const assignEntries = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ id: entryIds, owner }),
  runBatches: ({ user, input }) => giveAll(user, input.id, input.owner),
  undo: undoGiven,
});

/** Assigns every entry of the filter in the address. */
export const assignMatchingEntries = (
  nextIds: (tx: Tx, query: URLSearchParams, part: BatchPart) => Promise<string[]>,
) =>
  bulkCommand({
    permission: 'feedback:update',
    input: z.object({ owner }),
    async runBatches({ user, url, input }) {
      // All ids before the first change: a filter by owner would lose its place.
      const ids = await allIds((part) =>
        asPerson(user, (tx) => nextIds(tx, url.searchParams, part)),
      );
      return giveAll(user, ids, input.owner);
    },
    undo: undoGiven,
  });

/** Restores the owners from before an operation of the user, where nobody has reassigned the entries since. */
export const undoEntryAssignment = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    let restored = 0;
    await eachBatch(async ({ after = null, limit }) => {
      const rows = await asPerson(user, (tx) =>
        callRows(tx, 'public.undo_entry_owners', { act, after, limit }),
      );
      restored += rows.filter(({ went }) => went).length;
      return rows.map(({ id }) => id);
    }, Number.POSITIVE_INFINITY);
    return { restored };
  },
});
