import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Outage, SpoolCounts } from '#app/platform/spool/spool-folder.server.ts';

type Tx = Transaction<DB>;

/** Writes the number of posts that one process received in an outage, and their outcomes. */
export const recordSpool = (tx: Tx, outage: Outage, counts: SpoolCounts) =>
  callValue(tx, 'private.record_spool', {
    outageId: outage.id,
    beganAt: outage.since,
    ...counts,
  });

/** Ends an outage; the mail about it is enqueued once. */
export const recordEnd = (tx: Tx, { id }: Outage) =>
  callValue(tx, 'private.end_outage', { outageId: id });

/** The last outage, or a given one; undefined where there was none. */
export async function readOutage(tx: Tx, id?: string) {
  const [row] = await callRows(tx, 'private.latest_outage', id === undefined ? {} : { id });
  return row;
}

export type OutageFacts = NonNullable<Awaited<ReturnType<typeof readOutage>>>;
