import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { TICKET_STATUSES } from '#app/features/tickets/ticket.ts';
import { entryId } from './entry-fields.ts';

const ticketStatus = z.enum(TICKET_STATUSES);

/** Moves a ticket about an entry. Refused where a colleague has moved it since `seen`, or the move is not allowed. */
export const moveEntryTicket = command({
  permission: 'feedback:update',
  input: z.object({
    entryId,
    ticket: z.uuid(),
    status: ticketStatus,
    seen: ticketStatus.optional(),
  }),
  async run({ tx, input }) {
    const ticket = await tx
      .selectFrom('feedback_tickets')
      .select('status')
      .where('id', '=', input.ticket)
      .where((where) =>
        where.exists(
          where
            .selectFrom('ticket_entries')
            .select('ticketId')
            .whereRef('ticketId', '=', 'feedback_tickets.id')
            .where('entryId', '=', input.entryId),
        ),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!ticket) throw new Refusal('gone', 404);
    if (input.seen && ticket.status !== input.seen) throw new Refusal('changed');
    const { numUpdatedRows } = await tx
      .updateTable('feedback_tickets')
      .set({ status: input.status })
      .where('id', '=', input.ticket)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('gone', 404);
    return { id: input.ticket, from: ticket.status };
  },
  // The entry comes back with it.
  undo: ({ data: { id, from } }) => ({ intent: 'ticket-move', ticket: id, status: from }),
});
