import { expect, it } from 'vitest';
import { type DueWork, dueWork } from '#app/platform/jobs/due-work.server.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { useBuiltSite } from './built-site.ts';

// Its process has made the tables of jobs.
useBuiltSite();

/** Kinds without a handler: no worker takes their jobs. */
const KINDS = ['test.due', 'test.later', 'test.blocked', 'test.done', 'test.none'];

async function due(kinds: readonly string[]): Promise<DueWork> {
  const [{ value }] = (await ownerSql(`select (${dueWork(kinds)}) as value`)) as [
    { value: DueWork },
  ];
  return value;
}

it('names the kinds with a job that is due, and the time until the next one', async () => {
  for (const kind of KINDS)
    await ownerSql(`select pgboss.create_queue('${kind}', '{"policy": "standard"}')`);
  expect(await due(KINDS)).toEqual({ outbox: false, kinds: [], silent: false, next_ms: null });

  await ownerSql(`insert into pgboss.job_common (name, state, blocked, start_after) values
    ('test.due', 'created', false, now() - interval '1 minute'),
    ('test.due', 'retry', false, now() - interval '1 second'),
    ('test.due', 'retry', false, now() + interval '20 minutes'),
    ('test.later', 'created', false, now() + interval '1 hour'),
    ('test.blocked', 'created', true, now() - interval '1 minute'),
    ('test.done', 'completed', false, now() - interval '1 minute')`);
  const found = await due(KINDS);
  expect(found).toMatchObject({ kinds: ['test.due'], silent: false });
  expect(found.next_ms).toBeGreaterThan(19 * 60_000);
  expect(found.next_ms).toBeLessThanOrEqual(20 * 60_000);

  // Jobs of kinds that this process does not know do not wake it.
  expect(await due(['test.none'])).toMatchObject({ kinds: [], next_ms: null });
  expect((await due(['test.later'])).next_ms).toBeGreaterThan(59 * 60_000);
});

it('tells of a worker that is silent', async () => {
  await ownerSql(`insert into pgboss.job_common (name, state, heartbeat_on, heartbeat_seconds)
    values ('test.done', 'active', now() - interval '1 hour', 30)`);
  expect(await due(KINDS)).toMatchObject({ silent: true });
});
