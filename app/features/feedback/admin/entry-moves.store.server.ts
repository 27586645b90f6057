import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import type { EntryPlace } from './staff-feedback.ts';

type Tx = Transaction<DB>;

/** Not all of them could be changed, so none may be: thrown, to undo the transaction. */
export class EntriesNotMoved extends Error {}

/**
 * Moves entries to one state and says where each stood, as long as each still stands where it was
 * `seen`: what a colleague has moved meanwhile is not moved on unseen. The policy hides those that the
 * person may not move, and a trigger refuses ways that do not exist.
 */
export async function moveEntries(
  tx: Tx,
  ids: readonly string[],
  to: EntryStatus,
  seen: readonly EntryPlace[],
): Promise<EntryPlace[]> {
  const before = await tx
    .selectFrom('feedback_entries')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  if (before.length !== new Set(ids).size) throw new EntriesNotMoved();
  const seenAs = new Map<string, string>(seen.map(({ id, status }) => [id, status]));
  if (before.some(({ id, status }) => (seenAs.get(id) ?? status) !== status)) {
    throw new EntriesNotMoved();
  }
  const goes = before.filter(({ status }) => status !== to);
  if (goes.length === 0) return [];
  await tx
    .updateTable('feedback_entries')
    .set({ status: to })
    .where(
      'id',
      'in',
      goes.map(({ id }) => id),
    )
    .execute();
  return goes.map(({ id, status }) => ({ id, status }) as EntryPlace);
}

/** Puts entries back to where they stood, as long as each is still where the move has put it. */
export async function putEntriesBack(tx: Tx, places: readonly EntryPlace[], from: EntryStatus) {
  const { numAffectedRows } = await sql`
    update public.feedback_entries e set status = p.status
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, status text)
    where e.id = p.id and e.status = ${from}`.execute(tx);
  if (numAffectedRows !== BigInt(places.length)) throw new EntriesNotMoved();
}
