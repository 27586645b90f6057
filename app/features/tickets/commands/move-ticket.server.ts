import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { ticketId, ticketStatus } from './posted-fields.ts';

/** Moves a ticket to another status. Refused where a colleague has moved it since `seen`, or the move is not allowed. */
export const moveTicket = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, status: ticketStatus, seen: ticketStatus.optional() }),
  async run({ tx, input: { ticketId: id, status, seen } }) {
    const ticket = await tx
      .selectFrom('feedback_tickets')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!ticket) throw new Refusal('gone', 404);
    if (seen && ticket.status !== seen) throw new Refusal('changed');
    await tx.updateTable('feedback_tickets').set({ status }).where('id', '=', id).execute();
    return { id, from: ticket.status };
  },
  undo: ({ data }) => ({ intent: 'move', status: data.from }),
});
