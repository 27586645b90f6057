import type { Transaction } from 'kysely';
import type { Note, NoteFile } from '#app/features/notes/note.ts';
import { noteOf } from '#app/features/notes/note-rows.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

const rowsOf = (tx: Tx, project: string) =>
  callRows(
    tx,
    'public.project_notes_of',
    { project },
    { named: typed<Named>(), files: typed<NoteFile[]>() },
  );

/** Notes on a project, newest first. Refuses with `projects_read_missing`. */
export async function readProjectNotes(tx: Tx, project: string): Promise<Note[]> {
  return (await rowsOf(tx, project)).map(noteOf);
}

/** The people whom a note mentions. */
export async function namedInProjectNote(tx: Tx, project: string, noteId: string): Promise<Named> {
  return (await rowsOf(tx, project)).find((note) => note.id === noteId)?.named ?? {};
}

/** The colleagues that the user may mention in a note. Refuses with `projects_update_missing`. */
export async function readProjectColleagues(tx: Tx, project: string): Promise<Mentionable[]> {
  const rows = await callRows(tx, 'public.project_mentionables', { project });
  return rows.map(({ id, name, email }) => ({ id, name, ...(email && { email }) }));
}

/** A note for the mail to the colleague that it mentions; undefined where they have read it, or may not. */
export async function readProjectMentionForMail(tx: Tx, mentionId: string) {
  const [row] = await callRows(
    tx,
    'private.project_mention_for_mail',
    { mentionId },
    { named: typed<Named>() },
  );
  return row;
}
