import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/jobs.server.ts';
import { giveWaitingLeads } from './at-work.store.server.ts';

/** Small enough that other requests get their turn between two: the embedded database has one line. */
const BATCH = 50;
/** What is left then is for the next order. */
const MOST_BATCHES = 40;

/** Gives the leads that waited for somebody to be at work; each is tried once. */
const giveWaiting: JobHandler = async () => {
  const before = new Date();
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const tried = await asActor({ kind: 'system' }, (tx) => giveWaitingLeads(tx, before, BATCH));
    if (tried < BATCH) return;
  }
};

/** What follows from rules that give leads, by the kind the database puts into the outbox. */
export const leadRuleJobs: Readonly<Record<string, JobHandler>> = {
  'lead.give-waiting': giveWaiting,
};
