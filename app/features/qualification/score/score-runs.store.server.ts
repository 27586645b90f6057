import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** Scores the next leads of a recomputing; `busy` where another process is running it. */
export async function scoreBatch(tx: Tx, run: string, leads: number) {
  return (
    (await callValue(
      tx,
      'public.score_batch',
      { run, leads },
      typed<'more' | 'over' | 'busy'>(),
    )) ?? 'over'
  );
}

/** Enqueues a recomputing that has stalled for so long; returns how many. */
export async function resumeScoreRuns(tx: Tx, seconds: number): Promise<number> {
  return (await callValue(tx, 'public.resume_score_runs', { still: `${seconds} seconds` })) ?? 0;
}
