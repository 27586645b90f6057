import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ticketId } from './posted-fields.ts';

/** Deletes the draft of a reply that a rule has made, if it still exists. */
export const deleteDraftedReply = command({
  permission: 'feedback:update',
  input: z.object({ ticketId }),
  async run({ tx, input: { ticketId } }) {
    await callValue(tx, 'public.drop_ticket_draft', { ticketId });
    return { id: ticketId };
  },
});
