import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** A file of a note, or one that waits for it; the policy hides those out of reach. */
export const readNoteFile = (tx: Transaction<DB>, id: string) =>
  tx
    .selectFrom('note_files')
    .select(['storageKey', 'originalName', 'contentType', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
