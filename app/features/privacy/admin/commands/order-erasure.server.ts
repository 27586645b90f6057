import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Has everything of the person of a confirmed request erased. It cannot be undone, so a recent sign-in is required. */
export const orderErasure = command({
  permission: 'users:delete',
  stepUp: true,
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.order_erasure', { id });
    return { outcome: 'erase' as const };
  },
});
