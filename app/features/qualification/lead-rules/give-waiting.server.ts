import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderWaitingLeads } from './at-work.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    if (await asActor({ kind: 'system' }, orderWaitingLeads)) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'waiting leads could not be given; trying again in a minute');
  }
}

/** Looks every minute whether the house has opened for leads that wait for somebody. Returns what stops it. */
export function keepGivingWaitingLeads(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
