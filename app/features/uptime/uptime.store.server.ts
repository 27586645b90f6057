import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Uptime } from './uptime.ts';

type Tx = Transaction<DB>;

/** Counts the minute that is now, by the clock of the database; once, whoever else counts it. */
export async function recordHeartbeat(tx: Tx): Promise<void> {
  await sql`select private.record_heartbeat()`.execute(tx);
}

/** What has been counted; null before the first minute. */
export async function readUptime(tx: Tx): Promise<Uptime | null> {
  const { rows } = await sql<{ since: Date; covered: number; minutes: number }>`
    select since, covered, minutes from private.uptime()`.execute(tx);
  const [row] = rows;
  return row ? { ...row, since: row.since.toISOString() } : null;
}
