import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Permission } from '#app/access/permissions.ts';
import {
  callRows,
  callValue,
  type RowOf,
  typed,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import type { Owned } from './people.ts';

type Tx = Transaction<DB>;

/** The number of records that each of these users owns. Refuses with `users_read_missing`. */
export async function readOwned(tx: Tx, ids: readonly string[]): Promise<Map<string, Owned>> {
  const { rows } = await sql<RowOf<'public.owned_by'> & { id: string }>`
    select p.id, o.* from unnest(${ids}::uuid[]) p (id)
    cross join lateral public.owned_by(p.id) o`.execute(tx);
  return new Map(rows.map(({ id, ...owned }) => [id, owned]));
}

/** Whether a user may see the possible owners of leads, by the condition of lead_owners(). */
export const mayReadOwners = (permissions: ReadonlySet<Permission>): boolean =>
  permissions.has('crm:read') || permissions.has('settings:read');

/** Possible new owners. */
export async function readNewOwners(tx: Tx): Promise<{ id: string; name: string }[]> {
  const rows = await callRows(tx, 'public.lead_owners', {});
  return rows;
}

/** How much was reassigned: leads, deals, tasks and contacts; and the operation to undo. */
export type HandedOver = { act: string; count: number };

/** Reassigns the records that a user may no longer own; undefined where there are none. */
export async function transferRecords(
  tx: Tx,
  userId: string,
  to: string,
): Promise<HandedOver | undefined> {
  const act = randomUUID();
  const way = to === 'rules' || to === 'nobody' ? to : 'person';
  const newOwner = way === 'person' ? to : null;
  const answer = await asOperation(tx, act, () =>
    callValue(
      tx,
      'public.transfer_records',
      { userId, way, to: newOwner },
      typed<Record<string, number>>(),
    ),
  );
  const count = Object.values(answer ?? {}).reduce((sum, one) => sum + one, 0);
  return count > 0 ? { act, count } : undefined;
}

/** Undoes a reassignment, once the user may own the records again. */
export const undoTransfer = (tx: Tx, act: string, userId: string) =>
  callValue(tx, 'public.undo_transfer', { act, userId });
