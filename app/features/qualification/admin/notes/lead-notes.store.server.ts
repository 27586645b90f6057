import { sql, type Transaction } from 'kysely';
import {
  callRows,
  callValue,
  functionCall,
  typed,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import {
  type Named,
  notePartsOf,
  storedNote,
  typedNote,
} from '#app/ui/admin/composer/note-text.ts';
import type { LeadNote } from './lead-notes.ts';

type Tx = Transaction<DB>;

/** Stands for somebody who is named and has no account any more, where there is no catalogue. */
const GONE = '?';

/** Notes on a lead, newest first. Refuses with `crm_read_missing`. */
export async function readNotes(tx: Tx, leadId: string): Promise<LeadNote[]> {
  const rows = await callRows(tx, 'public.lead_notes_of', { leadId }, { named: typed<Named>() });
  return rows.map((row) => ({
    id: row.id,
    parts: notePartsOf(row.body, row.named),
    text: typedNote(row.body, row.named, GONE),
    by: row.by_name,
    mine: row.mine,
    isNew: row.is_new,
    at: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }));
}

/** Whom the person may name in a note. Refuses with `crm_update_missing`. */
export async function readColleagues(tx: Tx): Promise<Mentionable[]> {
  const rows = await callRows(tx, 'public.lead_mentionables', {});
  return rows.map(({ id, name, email }) => ({ id, name, ...(email && { email }) }));
}

type Text = { id: string; text: string; picked: readonly string[] };

/** Keeps a note on a lead under the id given, once, and tells whoever is named in it. */
export async function writeNote(tx: Tx, leadId: string, { id, text, picked }: Text) {
  const body = storedNote(text, await readColleagues(tx), picked);
  await callValue(tx, 'public.write_lead_note', { id, leadId, body });
}

/** Writes a note of the person's own anew. Refuses with `note_not_yours`. */
export async function editNote(tx: Tx, leadId: string, { id, text, picked }: Text) {
  // Who was named and may no longer read leads stays named by an id, and not by letters.
  const before = await sql<{ named: Named }>`
    select named from ${functionCall('public.lead_notes_of', { leadId })} where id = ${id}::uuid`.execute(
    tx,
  );
  const named = Object.entries(before.rows[0]?.named ?? {}).map(([one, name]) => ({
    id: one,
    name,
  }));
  const colleagues = await readColleagues(tx);
  const others = named.filter((one) => !colleagues.some((colleague) => colleague.id === one.id));
  const body = storedNote(
    text,
    [...colleagues, ...others],
    [...picked, ...named.map((one) => one.id)],
  );
  await callValue(tx, 'public.edit_lead_note', { id, body });
}

/** Removes a note of the person's own, or puts it back within ten minutes. */
export async function removeNote(tx: Tx, id: string, removed: boolean): Promise<void> {
  await callValue(tx, 'public.remove_lead_note', { id, removed });
}

/** The person has seen where she is named: on a lead, or with null everywhere. Says how often. */
export async function readMentions(tx: Tx, leadId: string | null): Promise<number> {
  return (await callValue(tx, 'public.read_mentions', { leadId })) ?? 0;
}
