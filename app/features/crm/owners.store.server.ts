import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** A user who may own contacts, companies, deals and tasks. */
type Owner = { id: string; name: string };

/**
 * Possible owners of CRM rows; those who share a name also have their addresses. Refuses with
 * `crm_read_missing`.
 */
export async function readOwners(tx: Transaction<DB>): Promise<Owner[]> {
  const rows = await callRows(tx, 'public.crm_owners', {});
  return rows;
}
