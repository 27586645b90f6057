import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';

/** Days that one transaction sums: on the embedded engine all others wait for its end. */
const BATCH = 10;

async function foldDays(): Promise<void> {
  for (;;) {
    const folded = await asActor({ kind: 'system' }, (tx) =>
      callValue(tx, 'public.roll_up_days', { most: BATCH }),
    );
    if (folded < BATCH) return;
  }
}

/**
 * Updates the daily sums, from which figures of ranges are read. Due at once for marked days, except for
 * those of visits that go on: as roll_up_days() accepts them. Until then marked days are read from the rows.
 */
export const foldDaysTask: ScheduledTask = {
  name: 'sums by day',
  // Sums of speeds need no mark.
  everyMs: 120_000,
  when: `exists (select from private.day_marks m where m.what not in ('visits', 'speeds')
    or m.day < private.business_day(now() - interval '1 hour'))`,
  // While leads arrive their day is always marked, and each run counts all of its leads.
  earlyPart: 0.05,
  run: foldDays,
};
