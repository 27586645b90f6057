import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { taskIds } from './typed-task.server.ts';

/** Removes a task. */
export const removeTask = command({
  permission: 'crm:update',
  input: z.object({ id: taskIds }),
  async run({
    tx,
    input: {
      id: [id = ''],
    },
  }) {
    await callValue(tx, 'public.remove_task', { id, removed: true });
    return { id };
  },
  undo: ({ data: { id } }) => ({ intent: 'restore', id }),
});

/** Puts a task back that was removed within the last ten minutes. */
export const restoreTask = command({
  permission: 'crm:update',
  input: z.object({ id: taskIds }),
  async run({
    tx,
    input: {
      id: [id = ''],
    },
  }) {
    await callValue(tx, 'public.remove_task', { id, removed: false });
    return { id };
  },
});
