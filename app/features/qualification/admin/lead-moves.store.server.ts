import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadPlace, LeadStatus } from './staff-leads.ts';

type Tx = Transaction<DB>;

/** Not all of them could be changed, so none may be: thrown, to undo the transaction. */
export class LeadsNotMoved extends Error {}

/**
 * Moves leads to one state and says where each stood, as long as each still stands where it was
 * `seen`: what a colleague has moved meanwhile is not moved on unseen. The policy hides those that the person may
 * not move, and a trigger refuses ways that do not exist.
 */
export async function moveLeads(
  tx: Tx,
  ids: readonly string[],
  to: LeadStatus,
  seen: readonly LeadPlace[],
) {
  const before = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  if (before.length !== new Set(ids).size) throw new LeadsNotMoved();
  const seenAs = new Map(seen.map(({ id, status }) => [id, status]));
  if (before.some(({ id, status }) => (seenAs.get(id) ?? status) !== status)) {
    throw new LeadsNotMoved();
  }
  await tx
    .updateTable('qualification_submissions')
    .set({ status: to })
    .where('id', 'in', ids)
    .where('status', '<>', to)
    .execute();
  return before.filter(({ status }) => status !== to) as LeadPlace[];
}

/** Puts leads back to where they stood, as long as each is still where the move has put it. */
export async function putLeadsBack(tx: Tx, places: readonly LeadPlace[], from: LeadStatus) {
  const { numAffectedRows } = await sql`
    update public.qualification_submissions s set status = p.status
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, status text)
    where s.id = p.id and s.status = ${from}`.execute(tx);
  if (numAffectedRows !== BigInt(places.length)) throw new LeadsNotMoved();
}
