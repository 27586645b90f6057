import { sql } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor, watch } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** Has rules look at a batch of what has happened; says how much it was. */
async function batch(): Promise<number> {
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ seen: number }>`select public.run_automation() as seen`.execute(tx),
  );
  return rows[0]?.seen ?? 0;
}

let wake = () => {};

/** Looks for silence and terms that have come. */
export const ruleMomentsRound: Round = {
  name: 'moments of rules',
  run: async (tx) => {
    return (await callValue(tx, 'public.look_for_rule_moments', {})) ?? 0;
  },
  after: () => wake(),
};

/**
 * Has rules act on what happens, within seconds. Several processes may: one acts at a time. Returns what
 * stops it, once it has come to rest.
 */
export function keepRulesActing(): () => Promise<void> {
  let wanted = true;
  let busy: Promise<void> | undefined;
  const act = async () => {
    try {
      let any = false;
      while (wanted && (await batch()) > 0) any = true;
      if (any) {
        nudgeJobs();
        for (const list of ['leads', 'deals', 'tasks'] as const) listChanged(list);
      }
    } catch (error) {
      log.warn({ err: error }, 'rules could not act; they are tried again');
    }
  };
  wake = () => {
    if (!wanted) return;
    busy ??= act().finally(() => {
      busy = undefined;
    });
  };
  const unwatch = watch('exists (select from private.automation_facts)', (due) => {
    if (due) wake();
  });
  wake();
  return async () => {
    wanted = false;
    unwatch();
    await busy;
  };
}
