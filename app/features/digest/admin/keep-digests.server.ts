import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderDigests } from './digest.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const ordered = await asActor({ kind: 'system' }, orderDigests);
    if (ordered > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'digests could not be ordered; trying again in a minute');
  }
}

/** Looks every minute whether it is the hour of the digest. Several processes may: each person's is
 * ordered once a day. Returns what stops it. */
export function keepDigests(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
