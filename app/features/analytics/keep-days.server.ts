import { sql } from 'kysely';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** What was marked is read from the rows themselves until then. */
const EVERY_MS = 10_000;
/** Days that one transaction sums: on the embedded engine everybody else waits for its end. */
const BATCH = 10;

/** Sums days anew until none is marked; says how many there were. */
async function foldDays(): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await asActor({ kind: 'system' }, (tx) =>
      sql<{ folded: number }>`select public.fold_days(${BATCH}) as folded`.execute(tx),
    );
    const folded = rows[0]?.folded ?? 0;
    all += folded;
    if (folded < BATCH) return all;
  }
}

async function round(): Promise<void> {
  try {
    await foldDays();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return;
    log.warn({ err: error }, 'days could not be summed; trying again');
  }
}

/**
 * Keeps the sums by day right, from which figures of ranges are read. Several processes may: one of them
 * does it, the others go on. Returns what stops it.
 */
export function keepDays(): () => void {
  void round();
  const timer = setInterval(() => void round(), EVERY_MS);
  return () => clearInterval(timer);
}
