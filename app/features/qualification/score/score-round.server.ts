import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { resumeScoreRuns } from './score-runs.store.server.ts';

/** A batch takes a fraction of this, on the slowest machine. */
const STILL_SECONDS = 30;

/** Queues a recomputing of scores anew that stands still without a job, whichever process had it. */
export const scoreRound: Round = {
  name: 'score runs that stand still',
  run: (tx) => resumeScoreRuns(tx, STILL_SECONDS),
};
