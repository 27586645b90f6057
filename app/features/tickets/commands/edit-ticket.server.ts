import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { PRIORITIES, TITLE_LENGTH } from '../ticket.ts';
import { optionalUserId, plainText, seenRevision, ticketId } from './posted-fields.ts';

/** Changes title, priority, owner and module of a ticket. Refused where a colleague has changed it since
 * `seen`. */
export const editTicket = command({
  permission: 'feedback:update',
  input: z.object({
    ticketId,
    title: plainText.pipe(typedLine).pipe(z.string().min(1).max(TITLE_LENGTH)),
    priority: z.enum(PRIORITIES),
    owner: optionalUserId,
    module: optionalUserId,
    seen: seenRevision,
  }),
  async run({ tx, input: { ticketId: id, title, priority, owner, module, seen } }) {
    const ticket = await tx
      .selectFrom('feedback_tickets')
      .select('revision')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!ticket) throw new Refusal('gone', 404);
    if (ticket.revision !== seen) throw new Refusal('changed');
    const fields = { title, priority, ownerId: owner, moduleId: module };
    await tx.updateTable('feedback_tickets').set(fields).where('id', '=', id).execute();
    return { id };
  },
});
