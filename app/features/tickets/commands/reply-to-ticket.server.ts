import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { nextStatus, ownId, replyText, ticketId } from './posted-fields.ts';

/**
 * Replies to every requester of a ticket, with the files that were uploaded for it, and moves the ticket
 * on. A reply that is sent twice is stored once, by its id. Refused are a deleted or merged ticket, one
 * without a requester, one with a message newer than `seen`, a move that is not allowed, and missing files.
 */
export const replyToTicket = command({
  permission: 'feedback:update',
  input: z.object({
    ticketId,
    id: ownId,
    text: replyText,
    next: nextStatus,
    /** The time of the last message that the user has seen. */
    seen: z.iso.datetime().nullish().catch(null),
    file: z.array(z.uuid()).max(10),
  }),
  async run({ tx, input: { id, ticketId, text, next, file, seen } }) {
    const reply = { id, ticketId, body: text, next, files: file, seen: seen ?? null };
    await callValue(tx, 'public.reply_in_ticket', reply);
    return { id };
  },
});
