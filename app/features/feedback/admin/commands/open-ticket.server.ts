import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { PRIORITIES } from '#app/features/tickets/ticket.ts';
import { entryId, textUpTo } from './entry-fields.ts';

/** Opens a ticket about an entry. */
export const openTicket = command({
  permission: 'feedback:create',
  input: z.object({ entryId, title: textUpTo(200), priority: z.enum(PRIORITIES) }),
  async run({ tx, input: { entryId: id, title, priority } }) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('feedback_tickets')
      .columns(['projectId', 'feedbackId', 'title', 'priority'])
      .expression((from) =>
        from
          .selectFrom('feedback_entries')
          .select([
            'projectId',
            'id',
            from.val(title).as('title'),
            from.val(priority).as('priority'),
          ])
          .where('id', '=', id),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('gone', 404);
    return { id };
  },
});
