import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Dismisses two contacts as duplicate candidates. */
export const dismissDuplicate = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid(), other: z.uuid() }),
  async run({ tx, input: { id, other } }) {
    await callValue(tx, 'public.dismiss_duplicate', { one: id, other, dismissed: true });
    return { id };
  },
  undo: ({ input: { other } }) => ({ intent: 'together', other }),
});

/** Undoes that dismissal. */
export const suggestAgain = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid(), other: z.uuid() }),
  async run({ tx, input: { id, other } }) {
    await callValue(tx, 'public.dismiss_duplicate', { one: id, other, dismissed: false });
    return { id };
  },
});
