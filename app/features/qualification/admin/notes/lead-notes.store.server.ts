import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import { type Named, notePartsOf, typedNote } from '#app/ui/admin/composer/note-text.ts';
import type { LeadNote } from './lead-notes.ts';

type Tx = Transaction<DB>;

/** The placeholder for a deleted account, where no catalogue is loaded. */
const DELETED_ACCOUNT = '?';

/** Notes on a lead, newest first. Refuses with `crm_read_missing`. */
export async function readNotes(tx: Tx, leadId: string): Promise<LeadNote[]> {
  const rows = await callRows(tx, 'public.lead_notes_of', { leadId }, { named: typed<Named>() });
  return rows.map((row) => ({
    id: row.id,
    parts: notePartsOf(row.body, row.named),
    text: typedNote(row.body, row.named, DELETED_ACCOUNT),
    by: row.byName,
    mine: row.mine,
    isNew: row.isNew,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
}

/** The colleagues that the user may mention in a note. Refuses with `crm_update_missing`. */
export async function readColleagues(tx: Tx): Promise<Mentionable[]> {
  const rows = await callRows(tx, 'public.lead_mentionables', {});
  return rows.map(({ id, name, email }) => ({ id, name, ...(email && { email }) }));
}

/** Marks the user's mentions as seen: on a lead, or with null everywhere. Returns how many. */
export async function readMentions(tx: Tx, leadId: string | null): Promise<number> {
  return (await callValue(tx, 'public.read_mentions', { leadId })) ?? 0;
}
