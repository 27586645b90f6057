import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const ROUND_MS = 2000;
const MOMENTS_MS = 60_000;

/** Has rules look at a batch of what has happened; says how much it was. */
async function batch(): Promise<number> {
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ seen: number }>`select public.run_automation() as seen`.execute(tx),
  );
  return rows[0]?.seen ?? 0;
}

const lookForMoments = () =>
  asActor({ kind: 'system' }, (tx) => sql`select public.look_for_rule_moments()`.execute(tx));

/**
 * Has rules act on what happens, within seconds, and looks every minute for silence and terms that have
 * come. Several processes may: one acts at a time. Returns what stops it, once it has come to rest.
 */
export function keepRulesActing(): () => Promise<void> {
  let wanted = true;
  let lookedAt = 0;
  let busy: Promise<void> | undefined;
  const round = async () => {
    try {
      if (Date.now() - lookedAt >= MOMENTS_MS) {
        await lookForMoments();
        lookedAt = Date.now();
      }
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
  const look = () => {
    busy ??= round().finally(() => {
      busy = undefined;
    });
  };
  look();
  const timer = setInterval(look, ROUND_MS);
  return async () => {
    wanted = false;
    clearInterval(timer);
    await busy;
  };
}
