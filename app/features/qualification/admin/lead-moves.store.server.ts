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
    .select(['id', 'status', 'cleared_at'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  if (before.length !== new Set(ids).size) throw new LeadsNotMoved();
  const seenAs = new Map(seen.map(({ id, status }) => [id, status]));
  if (before.some(({ id, status }) => (seenAs.get(id) ?? status) !== status)) {
    throw new LeadsNotMoved();
  }
  // New is what stood with spam: from now on nobody takes it for that, whatever its marks.
  const clears = to === 'new';
  const goes = before.filter(
    ({ status, cleared_at: cleared }) => status !== to || (clears && cleared === null),
  );
  if (goes.length === 0) return [];
  await tx
    .updateTable('qualification_submissions')
    .set({ status: to, ...(clears && { cleared_at: sql<Date>`now()` }) })
    .where(
      'id',
      'in',
      goes.map(({ id }) => id),
    )
    .execute();
  return goes.map(({ id, status }) => ({ id, status }) as LeadPlace);
}

/** Puts leads back to where they stood, as long as each is still where the move has put it. */
export async function putLeadsBack(tx: Tx, places: readonly LeadPlace[], from: LeadStatus) {
  const { numAffectedRows } = await sql`
    update public.qualification_submissions s set status = p.status,
      cleared_at = case when ${from} <> 'new' then s.cleared_at end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, status text)
    where s.id = p.id and s.status = ${from}`.execute(tx);
  if (numAffectedRows !== BigInt(places.length)) throw new LeadsNotMoved();
}
