import type { Transaction } from 'kysely';
import type { Note, NoteFile } from '#app/features/notes/note.ts';
import { noteOf } from '#app/features/notes/note-rows.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

const rowsOf = (tx: Tx, leadId: string) =>
  callRows(
    tx,
    'public.lead_notes_of',
    { leadId },
    { named: typed<Named>(), files: typed<NoteFile[]>() },
  );

/** Notes on a lead, newest first. Refuses with `crm_read_missing`. */
export async function readNotes(tx: Tx, leadId: string): Promise<Note[]> {
  return (await rowsOf(tx, leadId)).map(noteOf);
}

/** The people whom a note on a lead mentions. */
export async function namedInNote(tx: Tx, leadId: string, noteId: string): Promise<Named> {
  return (await rowsOf(tx, leadId)).find(({ id }) => id === noteId)?.named ?? {};
}

/** Marks the user's mentions as seen: on a lead, or with null everywhere. Returns how many. */
export async function readMentions(tx: Tx, leadId: string | null): Promise<number> {
  return (await callValue(tx, 'public.read_mentions', { leadId })) ?? 0;
}
