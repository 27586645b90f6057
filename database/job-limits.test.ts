import { expect, test } from 'vitest';
import { backupJobs } from '../app/features/backups/backups.jobs.server.ts';
import { isEmbedded } from '../app/platform/database/copy-engine.server.ts';
import { inTurn, type JobHandler } from '../app/platform/jobs/job-handler.server.ts';
import { startJobs, stopJobs } from '../app/platform/jobs/jobs.server.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

const MINUTES = 60;

test('a back-up may run for hours before it counts as failed, other jobs for minutes', async () => {
  const running = Promise.withResolvers<void>();
  const begun = { long: Promise.withResolvers<void>(), short: Promise.withResolvers<void>() };
  const long: JobHandler = async () => {
    begun.long.resolve();
    await running.promise;
    return undefined;
  };
  const short: JobHandler = async () => {
    begun.short.resolve();
    await running.promise;
    return undefined;
  };
  const maxSeconds = backupJobs['backup.write']?.maxSeconds ?? 0;
  expect(backupJobs['backup.prove']?.maxSeconds).toBe(maxSeconds);
  await ownerSql(
    `insert into public.outbox (kind, payload) values ('backup.write', '{}'), ('crm.short', '{}')`,
  );
  await startJobs(
    { 'backup.write': Object.assign(long, { maxSeconds }), 'crm.short': short },
    isEmbedded() ? 'pglite' : 'postgres',
  );
  try {
    await Promise.all([begun.long.promise, begun.short.promise]);
    // What the library counts as failed: an active job that has run for longer than its limit.
    const over = await ownerSql<{ name: string }>(
      `select name from pgboss.job where state = 'active'
         and now() + interval '20 minutes' > started_on + expire_seconds * interval '1 second' order by name`,
    );
    expect(over).toEqual([{ name: 'crm.short' }]);
    const [limit] = await ownerSql<{ seconds: number }>(
      `select expire_seconds as seconds from pgboss.job where name = 'backup.write'`,
    );
    expect(limit?.seconds).toBeGreaterThan(12 * 60 * MINUTES);
  } finally {
    running.resolve();
    await stopJobs();
  }
});

test('jobs that are taken together run in turn, and the one that fails is tried again alone', async () => {
  const runs: string[] = [];
  const active: number[] = [];
  const all = Promise.withResolvers<void>();
  const handler = inTurn(3, async ({ name = '' }) => {
    const [taken] = await ownerSql<{ jobs: number }>(
      `select count(*)::integer as jobs from pgboss.job where name = 'crm.turn' and state = 'active'`,
    );
    active.push(taken?.jobs ?? 0);
    runs.push(name);
    if (runs.length === 4) all.resolve();
    if (name === 'second' && runs.length < 4) throw new Error('The first try fails');
    return undefined;
  });
  await ownerSql(
    `insert into public.outbox (kind, payload, created_at)
     select 'crm.turn', jsonb_build_object('name', name), now() - interval '1 minute' + place * interval '1 second'
     from unnest(array['first', 'second', 'third']) with ordinality jobs (name, place)`,
  );
  await startJobs({ 'crm.turn': handler }, isEmbedded() ? 'pglite' : 'postgres');
  try {
    await all.promise;
  } finally {
    await stopJobs();
  }
  expect(runs).toHaveLength(4);
  expect(runs.toSorted()).toEqual(['first', 'second', 'second', 'third']);
  expect(active).toEqual([3, 3, 3, 1]);
  const states = await ownerSql<{ state: string }>(
    `select state::text from pgboss.job where name = 'crm.turn'`,
  );
  expect(states.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']);
});
