import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** The last lead of the next batch, or null at the end. `first`: also those from before there were clocks. */
export async function reckonClocks(
  tx: Transaction<DB>,
  after: string | null,
  first: boolean,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select public.reckon_clocks(p_after => ${after}, p_first => ${first}) as last`.execute(tx);
  return rows[0]?.last ?? null;
}
