import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Uptime } from './uptime.ts';

type Tx = Transaction<DB>;

/** Counts the present minute, by the clock of the database; once, even if other processes count it too. */
export async function recordHeartbeat(tx: Tx): Promise<void> {
  await callValue(tx, 'private.record_heartbeat', {});
}

/** The counts; null before the first minute. */
export async function readUptime(tx: Tx): Promise<Uptime | null> {
  const rows = await callRows(tx, 'private.uptime', {});
  const [row] = rows;
  return row ? { ...row, since: row.since.toISOString() } : null;
}
