import { sql } from 'kysely';
import { asActor, DatabaseUnavailable, watch } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** Days that are marked, but for those of visits that go on: as fold_days() takes them. What was marked
 * is read from the rows themselves until then. */
const MARKED = `exists (select from private.day_marks m where m.what not in ('visits', 'speeds')
  or m.day < private.house_day(now() - interval '1 hour'))`;
/** Sums of speeds go on without a mark. */
const EVERY_MS = 120_000;
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
 * does it, the others go on. Returns what stops it,
 * once it has come to rest.
 */
export function keepDays(): () => Promise<void> {
  let busy: Promise<void> | undefined;
  const fold = () => {
    busy ??= round().finally(() => {
      busy = undefined;
    });
  };
  fold();
  const timer = setInterval(fold, EVERY_MS);
  const unwatch = watch(MARKED, (marked) => {
    if (marked) fold();
  });
  return async () => {
    clearInterval(timer);
    unwatch();
    await busy;
  };
}
