import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ticketId } from './posted-fields.ts';

/** Marks the mentions of the user in a ticket as read. */
export const readMentions = command({
  permission: 'feedback:read',
  input: z.object({ ticketId }),
  async run({ tx, input: { ticketId } }) {
    await callValue(tx, 'public.read_ticket_mentions', { ticketId });
    return { id: ticketId };
  },
});
