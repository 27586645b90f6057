import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderClientDigests } from './client-notices.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const ordered = await asActor({ kind: 'system' }, orderClientDigests);
    if (ordered > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'digests of clients could not be ordered; trying again in a minute');
  }
}

/** Looks every minute whether it is eight. Several processes may: each piece of news is told once, and
 * one that was down at eight catches up. Returns what stops it. */
export function keepClientDigests(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
