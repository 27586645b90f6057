import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';

/** Records a meeting in the timeline of a contact. */
export const logContact = command({
  permission: 'crm:update',
  input: z.object({
    id: z.uuid(),
    text: typedWords.pipe(z.string().min(1).max(2000)),
  }),
  async run({ tx, input: { id, text } }) {
    await callValue(tx, 'public.add_contact_note', { contactId: id, kind: 'meeting', body: text });
    return { id };
  },
});
