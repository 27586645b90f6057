import type { Tx } from '#app/access/commands/command.server.ts';
import { noteCommands } from '#app/features/notes/commands/note-commands.server.ts';
import { readColleagues } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { namedInEntryNote } from '../entry-notes.store.server.ts';

/** The colleagues who may be mentioned in notes about an entry. */
async function colleaguesOf(tx: Tx, entryId: string) {
  const entry = await tx
    .selectFrom('feedback_entries')
    .select('projectId')
    .where('id', '=', entryId)
    .executeTakeFirst();
  return readColleagues(tx, entry?.projectId ?? null);
}

/** The commands on notes about an entry without a ticket. */
export const entryNoteCommands = noteCommands({
  read: 'feedback:read',
  update: 'feedback:update',
  colleagues: colleaguesOf,
  namedIn: namedInEntryNote,
  write: (tx, { subjectId: entryId, ...note }) =>
    callValue(tx, 'public.write_entry_note', { entryId, ...note }),
  edit: (tx, note) => callValue(tx, 'public.edit_ticket_note', note),
  remove: (tx, note) => callValue(tx, 'public.remove_ticket_note', note),
  markRead: (tx, entryId) => callValue(tx, 'public.read_entry_mentions', { entryId }),
});
