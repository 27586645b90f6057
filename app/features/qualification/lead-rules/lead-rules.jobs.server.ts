import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { assignWaitingLeads } from './at-work.store.server.ts';

/** Small enough that other requests run between two: the embedded database has one connection. */
const BATCH = 50;
/** The rest is left for the next job. */
const MOST_BATCHES = 40;

/** Assigns the leads that waited for a colleague to be at work; each is tried once. */
const assignWaiting: JobHandler = async () => {
  const before = new Date();
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const tried = await asActor({ kind: 'system' }, (tx) => assignWaitingLeads(tx, before, BATCH));
    if (tried < BATCH) return;
  }
};

/** The follow-ups of rules that give leads, by the kind that the database puts into the outbox. */
export const leadRuleJobs: Readonly<Record<string, JobHandler>> = {
  'lead.give-waiting': assignWaiting,
};
