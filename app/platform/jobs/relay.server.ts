import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { asActor } from '#app/platform/database/database.server.ts';

/** A worker that has been silent for so long is dead, or cannot reach the database: its jobs are requeued at
 * the next poll, within seconds. */
export const HEARTBEAT_SECONDS = 30;
/** Most rows that are moved at once. */
export const RELAY_BATCH = 100;

/** The time limit of a job, as the library takes it; without one it has its own. */
export const expiryOf = (seconds: number | undefined) =>
  seconds === undefined ? {} : { expireInSeconds: seconds };

async function outboxRows() {
  return asActor({ kind: 'system' }, (tx) =>
    tx
      .selectFrom('outbox')
      .select(['id', 'kind', 'payload'])
      // What may still be undone is scheduled ahead.
      .where('createdAt', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('createdAt')
      .limit(RELAY_BATCH)
      .execute(),
  );
}

/**
 * Moves outbox rows to the queue. A row's id becomes the job's, so that an interrupted relay, or two
 * processes relaying at once, still make one job. `kinds` has the most seconds that a job of a kind may take, where
 * they are its own. Returns their kinds.
 */
export async function relay(
  boss: PgBoss,
  kinds: ReadonlyMap<string, number | undefined>,
): Promise<string[]> {
  const rows = (await outboxRows()).filter(({ kind }) => kinds.has(kind));
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    await boss.insert(
      kind,
      ofKind.map(({ id, payload }) => ({
        id,
        data: payload as object,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        ...expiryOf(kinds.get(kind)),
      })),
    );
  }
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await asActor({ kind: 'system' }, (tx) =>
      tx.deleteFrom('outbox').where('id', 'in', ids).execute(),
    );
  }
  return rows.map(({ kind }) => kind);
}
