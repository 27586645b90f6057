import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { storedNote } from '#app/ui/admin/composer/note-text.ts';
import { readColleagues } from '../lead-notes.store.server.ts';
import { leadId, mentioned, noteId, noteText } from './posted-fields.ts';

/** Stores a note on a lead under its id, once, and notifies the mentioned colleagues. */
export const writeNote = command({
  permission: 'crm:update',
  input: z.object({ leadId, id: noteId, text: noteText, named: mentioned }),
  async run({ tx, input: { leadId, id, text, named } }) {
    const body = storedNote(text, await readColleagues(tx), named);
    await callValue(tx, 'public.write_lead_note', { id, leadId, body });
    return { id };
  },
});
