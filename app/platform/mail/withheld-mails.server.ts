import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** When mails about a record were withheld because the limit of their address was reached, in ISO; none for
 * users who may not read the record. */
export async function readWithheld(tx: Transaction<DB>, about: string): Promise<string[]> {
  const rows = await callRows(tx, 'public.withheld_mails', { subjectId: about });
  return rows.map((row) => row.withheldAt.toISOString());
}
