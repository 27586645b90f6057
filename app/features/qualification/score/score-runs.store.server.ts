import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** Scores the next leads of a recomputing; `busy` where another process is at it. */
export async function scoreBatch(tx: Tx, run: string, leads: number) {
  const { rows } = await sql<{ then: 'more' | 'over' | 'busy' }>`
    select public.score_batch(${run}::uuid, ${leads}) as then`.execute(tx);
  return rows[0]?.then ?? 'over';
}

/** Queues anew what has stood still for so long; answers how many. */
export async function resumeScoreRuns(tx: Tx, seconds: number): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    select public.resume_score_runs(make_interval(secs => ${seconds})) as queued`.execute(tx);
  return rows[0]?.queued ?? 0;
}
