import { setTimeout as pause } from 'node:timers/promises';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { scoreBatch } from './score-runs.store.server.ts';

/** On the embedded engine all other requests wait for the end of a batch. */
const LEADS = 200;
const PAUSE_MS = 10;

/** Scores all leads again, until there are no more or another version has been activated. */
const recompute: JobHandler = async ({ run_id: run }) => {
  if (!run) throw new Error('A score run without run_id.');
  let then = 'more';
  while (then === 'more') {
    then = await asActor({ kind: 'system' }, (tx) => scoreBatch(tx, run, LEADS));
    await pause(PAUSE_MS);
  }
};

export const scoreJobs: Readonly<Record<string, JobHandler>> = { 'lead.score': recompute };
