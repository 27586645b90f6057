import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';

/** Days that one transaction sums: on the embedded engine everybody else waits for its end. */
const BATCH = 10;

async function foldDays(): Promise<void> {
  for (;;) {
    const folded = await asActor({ kind: 'system' }, (tx) =>
      callValue(tx, 'public.fold_days', { most: BATCH }),
    );
    if (folded < BATCH) return;
  }
}

/**
 * Keeps the sums by day right, from which figures of ranges are read. Due at once for days that are marked, but
 * for those of visits that go on: as fold_days() takes them. Until then what was marked is read from the rows.
 */
export const foldDaysTask: ScheduledTask = {
  name: 'sums by day',
  // Sums of speeds go on without a mark.
  everyMs: 120_000,
  when: `exists (select from private.day_marks m where m.what not in ('visits', 'speeds')
    or m.day < private.house_day(now() - interval '1 hour'))`,
  run: foldDays,
};
