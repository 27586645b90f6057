import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { taskIds } from './typed-task.server.ts';

/** Ticks tasks off; the ids are those that were open. */
export const tickTasks = command({
  permission: 'crm:update',
  input: z.object({ id: taskIds }),
  async run({ tx, input: { id: ids } }) {
    return { ids: (await callValue(tx, 'public.set_tasks_done', { ids, done: true })) ?? [] };
  },
  undo: ({ data: { ids } }) => (ids.length > 0 ? { intent: 'open', id: ids } : undefined),
});

/** Opens tasks again; the ids are those that were done. */
export const openTasks = command({
  permission: 'crm:update',
  input: z.object({ id: taskIds }),
  async run({ tx, input: { id: ids } }) {
    return { ids: (await callValue(tx, 'public.set_tasks_done', { ids, done: false })) ?? [] };
  },
});
