import type { Transaction } from 'kysely';
import type { Note, NoteFile } from '#app/features/notes/note.ts';
import { noteOf } from '#app/features/notes/note-rows.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

/** What a note of the CRM is about. */
export type CrmNoteSubject = 'deal' | 'contact' | 'company';

const rowsOf = (tx: Tx, subject: CrmNoteSubject, subjectId: string) =>
  callRows(
    tx,
    'public.crm_notes_of',
    { subject, subjectId },
    { named: typed<Named>(), files: typed<NoteFile[]>() },
  );

/** Notes on a deal, contact or company, newest first. Refuses with `crm_read_missing`. */
export async function readCrmNotes(tx: Tx, subject: CrmNoteSubject, id: string): Promise<Note[]> {
  return (await rowsOf(tx, subject, id)).map(noteOf);
}

/** The people whom a note mentions. */
export async function namedInCrmNote(
  tx: Tx,
  subject: CrmNoteSubject,
  id: string,
  noteId: string,
): Promise<Named> {
  return (await rowsOf(tx, subject, id)).find((note) => note.id === noteId)?.named ?? {};
}

/** The colleagues that the user may mention in a note. Refuses with `crm_update_missing`. */
export async function readCrmColleagues(tx: Tx): Promise<Mentionable[]> {
  const rows = await callRows(tx, 'public.crm_mentionables', {});
  return rows.map(({ id, name, email }) => ({ id, name, ...(email && { email }) }));
}

/** A note for the mail to the colleague that it mentions; undefined where they have read it, or may not. */
export async function readCrmMentionForMail(tx: Tx, mentionId: string) {
  const [row] = await callRows(
    tx,
    'private.crm_mention_for_mail',
    { mentionId },
    { named: typed<Named>(), subject: typed<CrmNoteSubject>() },
  );
  return row;
}
