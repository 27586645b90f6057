import { type Named, notePartsOf, typedNote } from '#app/ui/admin/composer/note-text.ts';
import type { Note, NoteFile } from './note.ts';

type NoteRow = {
  id: string;
  body: string;
  named: Named;
  byName: string | null;
  mine: boolean;
  isNew: boolean;
  createdAt: Date;
  editedAt: Date | null;
  files: readonly NoteFile[];
};

/** The placeholder for a deleted account, where no catalogue is loaded. */
const DELETED_ACCOUNT = '?';

/** A note as screens show it. */
export const noteOf = (row: NoteRow): Note => ({
  id: row.id,
  parts: notePartsOf(row.body, row.named),
  text: typedNote(row.body, row.named, DELETED_ACCOUNT),
  by: row.byName,
  mine: row.mine,
  isNew: row.isNew,
  at: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  files: row.files,
});
