import { asActor } from '#app/platform/database/database.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { removeMailsBefore } from '#app/platform/mail/kept-mails.server.ts';
import { eraseExpired } from './privacy-request.store.server.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How many rows of a kind one transaction erases: few, so that a writer of one of them waits only briefly. */
const BATCH = 500;
/** A kept mail names people of every purpose, so it goes with the shortest term among these: that of
 * a newsletter that nobody confirms. */
const KEPT_MAIL_MS = 30 * 24 * HOUR_MS;

/** Erases, batch by batch, everything whose term is over. */
export async function eraseAllExpired(batch = BATCH): Promise<void> {
  let full = true;
  while (full) {
    const erased = await asActor({ kind: 'system' }, (tx) => eraseExpired(tx, batch));
    full = Object.values(erased).some((count) => count >= batch);
  }
  await removeMailsBefore(Date.now() - KEPT_MAIL_MS);
}

/** Erases what has been kept as long as the privacy policy says: what one process has erased, the others no longer find. */
export const retentionTask: ScheduledTask = {
  name: 'retention',
  everyMs: HOUR_MS,
  run: () => eraseAllExpired(),
};
