import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { resumeScoreRuns } from './score-runs.store.server.ts';

/** A batch takes a fraction of this, on the slowest machine. */
const STILL_SECONDS = 30;

/** Enqueues a stalled recomputing of scores that has no job, of any process. */
export const scoreRound: Round = {
  name: 'score runs that stand still',
  run: (tx) => resumeScoreRuns(tx, STILL_SECONDS),
};
