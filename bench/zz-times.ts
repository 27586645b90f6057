import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { asActor } from '../app/platform/database/actor.server.ts';
import type { Cases } from './crm/case.ts';
export async function timesOf(userId: string, cases: Cases): Promise<void> {
  for (const [what, list] of Object.entries(cases)) {
    const times: number[] = [];
    const work: number[] = [];
    for (let run = 0; run < 25; run++)
      for (const one of list) {
        await asActor({ kind: 'user', userId }, async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          const core = () =>
            Number(readFileSync(`/proc/${rows[0]!.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
          const [b, c] = [performance.now(), core()];
          await one.work(tx);
          if (run >= 3) {
            times.push(performance.now() - b);
            work.push(core() - c);
          }
        });
      }
    const p = (a: number[], q: number) =>
      [...a].sort((x, y) => x - y)[Math.ceil(a.length * q) - 1]!.toFixed(1);
    console.log(
      what.padEnd(40),
      'wall p50',
      p(times, 0.5),
      'p95',
      p(times, 0.95),
      '| at work p50',
      p(work, 0.5),
      'p95',
      p(work, 0.95),
    );
  }
}
