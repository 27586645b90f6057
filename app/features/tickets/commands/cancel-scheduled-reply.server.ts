import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ticketId } from './posted-fields.ts';

/** Cancels a scheduled reply, and returns its text. Refused once it has been sent. */
export const cancelScheduledReply = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, id: z.uuid() }),
  run: async ({ tx, input: { id } }) => ({
    id,
    text: await callValue(tx, 'public.cancel_scheduled_reply', { id }),
  }),
});
