import type { Transaction } from 'kysely';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { log } from '#app/platform/log/log.server.ts';
import { wakeWorker } from './jobs.server.ts';
import type { ScheduledTask } from './schedule.server.ts';

/** A check that runs every minute. */
export type Round = {
  /** The name in the log, should it fail. */
  name: string;
  /** Finds what is due and does it; returns how much it was. Several processes may run it at once. */
  run: (tx: Transaction<DB>) => Promise<number>;
  /** After the commit, where anything was due. */
  after?: (count: number) => void;
};

function conclude({ after }: Round, count: number): void {
  if (count > 0) after?.(count);
}

async function runTogether(rounds: readonly Round[]): Promise<void> {
  const counts = await asActor({ kind: 'system' }, async (tx) => {
    const all: number[] = [];
    for (const { run } of rounds) all.push(await run(tx));
    return all;
  });
  for (const [place, round] of rounds.entries()) conclude(round, counts[place] ?? 0);
  if (counts.some((count) => count > 0)) wakeWorker();
}

async function runAlone(round: Round): Promise<void> {
  try {
    await runTogether([round]);
  } catch (error) {
    log.warn({ err: error, round: round.name }, 'a round failed; it runs again in a minute');
  }
}

/** Runs all rounds every minute: in one transaction, as most find nothing to do, and each in its own where that fails. */
export const roundsTask = (rounds: readonly Round[]): ScheduledTask => ({
  name: 'rounds',
  everyMs: 60_000,
  run: async (wanted) => {
    try {
      await runTogether(rounds);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // A failure of one does not stop the others.
      for (const round of rounds) if (wanted()) await runAlone(round);
    }
  },
});
