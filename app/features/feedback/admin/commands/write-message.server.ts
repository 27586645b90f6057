import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { entryId, messageText } from './entry-fields.ts';

const message = z
  .object({ entryId, text: messageText, body: messageText })
  .refine(({ text, body }) => text ?? body);

async function addMessage(
  tx: Tx,
  { entryId: id, text, body }: z.output<typeof message>,
  isInternal: boolean,
) {
  const added = { entryId: id, body: body ?? text ?? '', isInternal };
  const messageId = await callValue(tx, 'public.add_feedback_message', added);
  if (messageId == null) throw new Refusal('gone', 404);
  return { id: messageId };
}

/** Writes a note for staff only. */
export const writeNote = command({
  permission: 'feedback:update',
  input: message,
  run: ({ tx, input }) => addMessage(tx, input, true),
});

/** Writes a reply that the author reads on their page, and by mail if they left an address. */
export const answerAuthor = command({
  permission: 'feedback:update',
  input: message,
  run: ({ tx, input }) => addMessage(tx, input, false),
});
