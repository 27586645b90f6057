import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** When mails about something did not go because their address had had its share, in ISO; none for
 * who may not read what it is. */
export async function readWithheld(tx: Transaction<DB>, about: string): Promise<string[]> {
  const { rows } = await sql<{ withheld_at: Date }>`
    select withheld_at from public.withheld_mails(${about}::uuid)`.execute(tx);
  return rows.map((row) => row.withheld_at.toISOString());
}
