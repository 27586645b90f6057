import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Has everything of the person of a confirmed request erased. */
export const orderErasure = command({
  permission: 'users:delete',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.order_erasure', { id });
    return { outcome: 'erase' as const };
  },
});
