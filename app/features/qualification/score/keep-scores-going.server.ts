import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { resumeScoreRuns } from './score-runs.store.server.ts';

const LOOK_MS = 30_000;
/** A batch takes a fraction of this, on the slowest machine. */
const STILL_SECONDS = 30;

async function look(seconds: number): Promise<void> {
  try {
    if ((await asActor({ kind: 'system' }, (tx) => resumeScoreRuns(tx, seconds))) > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'a recomputing of scores that stands still could not be looked for');
  }
}

/**
 * A recomputing goes on as soon as it is seen to stand still, whichever process had it: at once where
 * no other process can have it, as on the embedded engine. Returns what stops the looking.
 */
export function keepScoresGoing({ alone }: { alone: boolean }): () => void {
  void look(alone ? 0 : STILL_SECONDS);
  const timer = setInterval(() => void look(STILL_SECONDS), LOOK_MS);
  return () => clearInterval(timer);
}
