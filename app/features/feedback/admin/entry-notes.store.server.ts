import type { Transaction } from 'kysely';
import type { Note, NoteFile } from '#app/features/notes/note.ts';
import { noteOf } from '#app/features/notes/note-rows.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

const rowsOf = (tx: Tx, entryId: string) =>
  callRows(
    tx,
    'public.entry_notes',
    { entryId },
    { named: typed<Named>(), files: typed<NoteFile[]>() },
  );

/** Notes about an entry, oldest first. Refuses with `feedback_read_missing`. */
export async function readEntryNotes(tx: Tx, entryId: string): Promise<Note[]> {
  return (await rowsOf(tx, entryId)).map(noteOf);
}

/** The people whom a note mentions. */
export async function namedInEntryNote(tx: Tx, entryId: string, noteId: string): Promise<Named> {
  return (await rowsOf(tx, entryId)).find((note) => note.id === noteId)?.named ?? {};
}
