import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { hashOfToken, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

const mailId = z.uuid();

/* Commands on a waiting mail. Each is refused as `changed` if a colleague has handled it already. */

/** Opens a ticket from a mail. */
export const openTicketOfMail = command({
  permission: 'feedback:create',
  input: z.object({ mailId }),
  async run({ tx, input: { mailId: id } }) {
    const ticketId = await callValue(tx, 'public.open_waiting_mail', { id });
    if (ticketId == null) throw new Refusal('changed');
    return { id };
  },
});

/** Creates an entry from a mail. */
export const makeEntryOfMail = command({
  permission: 'feedback:update',
  input: z.object({ mailId }),
  async run({ tx, input: { mailId: id } }) {
    // The entry gets the id of its mail, and the mailed link is made from it.
    const tokenHash = hashOfToken(mailedToken(id));
    const entryId = await callValue(tx, 'public.accept_waiting_mail', { id, tokenHash });
    if (entryId == null) throw new Refusal('changed');
    return { id };
  },
});

/** Adds a mail to the conversation of a ticket. */
export const addMailToTicket = command({
  permission: 'feedback:update',
  input: z.object({ mailId, ticket: z.uuid() }),
  async run({ tx, input: { mailId: id, ticket } }) {
    const messageId = await callValue(tx, 'public.join_waiting_mail', { id, ticketId: ticket });
    if (messageId == null) throw new Refusal('changed');
    return { id };
  },
});
