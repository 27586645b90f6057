import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { CloseReason, ListedReason, ReasonKind } from './reasons.ts';

/** The reasons that can be chosen, in their order. */
export async function readReasons(tx: Transaction<DB>): Promise<CloseReason[]> {
  const rows = await tx
    .selectFrom('crm_close_reasons')
    .select(['kind', 'slug', 'name'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ReasonKind }));
}

/** Every reason, archived ones last. */
export async function listReasons(tx: Transaction<DB>): Promise<ListedReason[]> {
  const rows = await tx
    .selectFrom('crm_close_reasons')
    .select(['id', 'kind', 'slug', 'name', 'isActive', 'revision'])
    .orderBy('isActive', 'desc')
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ReasonKind }));
}

/** Why leads and deals are lost, archived reasons last. */
export const readLostReasons = async (tx: Transaction<DB>): Promise<ListedReason[]> =>
  (await listReasons(tx)).filter(({ kind }) => kind === 'lost');
