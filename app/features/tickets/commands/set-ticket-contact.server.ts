import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { optionalUserId, seenRevision, ticketId } from './posted-fields.ts';

/** Sets the contact of a ticket, or none. Refused where a colleague has changed it since `seen`. */
export const setTicketContact = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, contact: optionalUserId, seen: seenRevision }),
  async run({ tx, input: { ticketId: id, contact, seen } }) {
    // Locked before the ticket, as a merge locks contacts before their tickets.
    if (contact) await callValue(tx, 'public.lock_contact', { contactId: contact });
    const ticket = await tx
      .selectFrom('feedback_tickets')
      .select(['revision', 'contactId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!ticket) throw new Refusal('gone', 404);
    if (ticket.revision !== seen) throw new Refusal('changed');
    const changed = await tx
      .updateTable('feedback_tickets')
      .set({ contactId: contact })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirst();
    if (!changed) throw new Refusal('gone', 404);
    return { id, before: { contact: ticket.contactId ?? '', seen: changed.revision } };
  },
  undo: ({ data: { before } }) => ({
    intent: 'contact',
    contact: before.contact,
    seen: String(before.seen),
  }),
});
