import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue, functionCall } from '#app/platform/database/call-function.server.ts';
import { type Named, storedNote } from '#app/ui/admin/composer/note-text.ts';
import { mentioned, noteText, ticketId } from './posted-fields.ts';
import { mentionable } from './write-note.server.ts';

/** Changes a note of the user's own. A note of another user is refused. */
export const editNote = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, id: z.uuid(), text: noteText, named: mentioned }),
  async run({ tx, input: { ticketId, id, text, named: picked } }) {
    const { rows } = await sql<{ named: Named | null }>`
      select details -> 'named' as named from ${functionCall('public.ticket_thread', { ticketId })}
      where kind = 'note' and id = ${id}::uuid`.execute(tx);
    const before = Object.entries(rows[0]?.named ?? {}).map(([one, name]) => ({ id: one, name }));
    const colleagues = await mentionable(tx, ticketId);
    // A mentioned colleague who may no longer read the ticket stays mentioned by an id, not by a name.
    const former = before.filter((one) => !colleagues.some(({ id }) => id === one.id));
    const everybody = [...picked, ...before.map((one) => one.id)];
    const body = storedNote(text, [...colleagues, ...former], everybody);
    await callValue(tx, 'public.edit_ticket_note', { id, body });
    return { id };
  },
});
