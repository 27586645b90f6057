import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue, functionCall } from '#app/platform/database/call-function.server.ts';
import { type Named, storedNote } from '#app/ui/admin/composer/note-text.ts';
import { readColleagues } from '../lead-notes.store.server.ts';
import { leadId, mentioned, noteId, noteText } from './posted-fields.ts';

/** Changes a note of the user's own. A note of another user is refused. */
export const editNote = command({
  permission: 'crm:update',
  input: z.object({ leadId, id: noteId, text: noteText, named: mentioned }),
  async run({ tx, input: { leadId, id, text, named: picked } }) {
    const { rows } = await sql<{ named: Named }>`
      select named from ${functionCall('public.lead_notes_of', { leadId })}
      where id = ${id}::uuid`.execute(tx);
    const before = Object.entries(rows[0]?.named ?? {}).map(([one, name]) => ({ id: one, name }));
    const colleagues = await readColleagues(tx);
    // A mentioned colleague who may no longer read leads stays mentioned by an id, not by a name.
    const former = before.filter((one) => !colleagues.some(({ id }) => id === one.id));
    const everybody = [...picked, ...before.map((one) => one.id)];
    const body = storedNote(text, [...colleagues, ...former], everybody);
    await callValue(tx, 'public.edit_lead_note', { id, body });
    return { id };
  },
});
