import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderReminders } from './task-mail.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const ordered = await asActor({ kind: 'system' }, orderReminders);
    if (ordered > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'reminders could not be ordered; trying again in a minute');
  }
}

/** Looks every minute whose tasks want a reminder. Several processes may: each is ordered once.
 * Returns what stops it. */
export function keepReminding(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
