import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { MOST_TASKS, optionalUserId, taskIds } from './typed-task.server.ts';

/** Returns the previous owners of the tasks that changed. */
async function assignAll(tx: Tx, ids: string[], owner: string | null) {
  const rows = await callRows(tx, 'public.assign_tasks', { ids, ownerId: owner });
  return rows.map(({ id, ownerBefore: before }) => ({ id, owner: before }));
}

/** Assigns tasks to a colleague, or to nobody. */
export const assignTasks = command({
  permission: 'crm:update',
  input: z.object({ id: taskIds, owner: optionalUserId.default(null) }),
  async run({ tx, input: { id: ids, owner } }) {
    return { before: await assignAll(tx, ids, owner) };
  },
  undo: ({ data: { before } }) =>
    before.length > 0
      ? { intent: 'give-back', back: before.map(({ id, owner }) => `${id}:${owner ?? ''}`) }
      : undefined,
});

/** `id:owner`, as the undo has it. */
const ownerBefore = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), optionalUserId]))
  .transform(([id, owner]) => ({ id, owner }));

/** Restores the previous owner of each task. */
export const undoTaskAssignment = command({
  permission: 'crm:update',
  input: z.object({ back: z.array(ownerBefore).min(1).max(MOST_TASKS) }),
  async run({ tx, input: { back } }) {
    for (const owner of new Set(back.map((one) => one.owner))) {
      const ids = back.filter((one) => one.owner === owner).map(({ id }) => id);
      await assignAll(tx, ids, owner);
    }
    return { count: back.length };
  },
});
