import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, type BatchPart, changeInBatches, undoInBatches } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { entryIds } from './entry-fields.ts';

const owner = z.union([z.uuid(), z.literal('').transform(() => null)]);

type Assigned = { given: number; kept: number; act: string };

/** Assigns entries to `to`, or to nobody, and returns how many changed and how many kept their owner. */
async function assignAll(
  user: Person,
  ids: readonly string[],
  to: string | null,
): Promise<Assigned> {
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

const undoAssigned = ({ data: { given, act } }: { data: Assigned }) =>
  given > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns the selected entries to a colleague, or to nobody. */
export const assignEntries = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ id: entryIds, owner }),
  runBatches: ({ user, input }) => assignAll(user, input.id, input.owner),
  undo: undoAssigned,
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
      return assignAll(user, ids, input.owner);
    },
    undo: undoAssigned,
  });

/** Restores the owners from before an operation of the user, where nobody has reassigned the entries since. */
export const undoEntryAssignment = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    const restored = await undoInBatches((part) =>
      asPerson(user, (tx) => callRows(tx, 'public.undo_entry_owners', { act, ...part })),
    );
    return { restored };
  },
});
