import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** When mails about something did not go because their address had had its share, in ISO; none for
 * who may not read what it is. */
export async function readWithheld(tx: Transaction<DB>, about: string): Promise<string[]> {
  const rows = await callRows(tx, 'public.withheld_mails', { subjectId: about });
  return rows.map((row) => row.withheld_at.toISOString());
}
