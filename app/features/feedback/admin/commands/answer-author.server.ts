import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { ownId, replyText } from '#app/features/tickets/commands/posted-fields.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { entryId } from './entry-fields.ts';

/**
 * Replies to the author of an entry without a ticket, with the files that were uploaded for it: the author reads
 * it on their page, and by mail where they left an address. A reply that is sent twice is stored once, by its id.
 */
export const answerAuthor = command({
  permission: 'feedback:update',
  input: z.object({ entryId, id: ownId, text: replyText, file: z.array(z.uuid()).max(10) }),
  async run({ tx, input: { id, entryId: of, text, file } }) {
    await callValue(tx, 'public.reply_to_entry', { id, entryId: of, body: text, files: file });
    return { id };
  },
});
