import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderAlerts } from './alert-mail.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const ordered = await asActor({ kind: 'system' }, orderAlerts);
    if (ordered > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'alerts of leads could not be ordered; trying again in a minute');
  }
}

/** Looks every minute which leads run out of time. Several processes may: each person is told once.
 * Returns what stops it. */
export function keepAlerting(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
