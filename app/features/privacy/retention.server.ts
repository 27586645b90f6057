import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { removeMailsBefore } from '#app/platform/mail/stored-mails.server.ts';
import { eraseExpired } from './privacy-request.store.server.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How many rows of a kind one transaction erases: few, so that a writer of one of them waits only briefly. */
const BATCH = 500;
/** A stored mail names people of every purpose, so it has the shortest term among these: that of an
 * unconfirmed subscription. */
const STORED_MAIL_MS = 30 * 24 * HOUR_MS;

/** Erases, batch by batch, everything past its retention. */
export async function eraseAllExpired(batch = BATCH): Promise<void> {
  let full = true;
  while (full) {
    const erased = await eraseExpired(batch);
    full = Object.values(erased).some((count) => count >= batch);
  }
  await removeMailsBefore(Date.now() - STORED_MAIL_MS);
}

/** Erases data past its retention by the privacy policy: rows that one process has erased are skipped by the
 * others. */
export const retentionTask: ScheduledTask = {
  name: 'retention',
  everyMs: HOUR_MS,
  run: () => eraseAllExpired(),
};
