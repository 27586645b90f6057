import { beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from './testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from './testing/scratch-database.ts';

const server = { kind: 'system' } as const;
const beat = () => actorSql(server, 'select private.record_heartbeat()');

type Uptime = { since: Date; covered: number; minutes: number };
const uptime = async () => (await actorSql<Uptime>(server, 'select * from private.uptime()'))[0];

/** A site that ran until so many minutes ago, without a gap since so many minutes before that. */
const ranUntil = (minutesAgo: number, before: number) =>
  ownerSql(
    `with clock as (select date_trunc('minute', now()) as now_minute),
       ran as (select m from clock, generate_series(now_minute - make_interval(mins => $1::int + $2::int),
         now_minute - make_interval(mins => $1::int), interval '1 minute') m)
     insert into private.heartbeats (day, minutes, last_minute, since, began)
     select (m at time zone 'UTC')::date, count(*), max(m), min(min(m)) over (), min(min(m)) over ()
     from ran group by 1`,
    [minutesAgo, before],
  );

const generation = async () => {
  const [row] = await ownerSql<{ generation: string }>(
    'select generation::text from public.cache_generation',
  );
  return Number(row?.generation);
};

describe('minutes in which the site was running', () => {
  useScratchDatabase();
  beforeEach(() => ownerSql('delete from private.heartbeats'));

  test('are none before the first', async () => {
    expect(await uptime()).toBeUndefined();
  });

  test('count once each, for any number of processes', async () => {
    await Promise.all(Array.from({ length: 10 }, beat));
    const found = await uptime();
    // The minute may have turned meanwhile.
    expect([1, 2]).toContain(found?.covered);
    expect(found?.minutes).toBe(found?.covered);
  });

  test('continue after the previous minute without an interruption, and pages stay unchanged', async () => {
    await ranUntil(1, 30);
    const [before, pages] = [await uptime(), await generation()];
    expect(before).toMatchObject({ covered: 31, minutes: 31 });
    await beat();
    const after = await uptime();
    expect(after?.since).toEqual(before?.since);
    expect(after?.covered).toBe(after?.minutes);
    const [days] = await ownerSql<{ days: number }>(
      'select count(*)::int as days from private.heartbeats',
    );
    // Unless a day has just begun, which pages show.
    if (days?.days === 1) expect(await generation()).toBe(pages);
  });

  test('start again after a missed minute, which pages show and availability counts', async () => {
    await ranUntil(10, 30);
    const [before, pages] = [await uptime(), await generation()];
    await beat();
    const after = await uptime();
    expect(after?.since.getTime()).toBeGreaterThan(before?.since.getTime() ?? 0);
    expect(after?.covered).toBe(32);
    expect([41, 42]).toContain(after?.minutes);
    expect(await generation()).toBeGreaterThan(pages);
  });

  test('are counted over thirty days at most, days without any included', async () => {
    await ownerSql(
      `insert into private.heartbeats (day, minutes, last_minute, since, began)
       select d, 1440, m + interval '1439 minutes', m, began
       from (select (now() at time zone 'UTC')::date - n as d,
           ((now() at time zone 'UTC')::date - n)::timestamp at time zone 'UTC' as m,
           ((now() at time zone 'UTC')::date - 60)::timestamp at time zone 'UTC' as began
         from generate_series(3, 60) n) days`,
    );
    await beat();
    const found = await uptime();
    const [{ today = 0, kept = 0 } = {}] = await ownerSql<{ today: number; kept: number }>(
      `select (extract(epoch from max(last_minute)
           - date_trunc('day', max(last_minute), 'UTC')) / 60)::int + 1 as today,
         count(*)::int as kept from private.heartbeats`,
    );
    expect(found).toMatchObject({ covered: 27 * 1440 + 1, minutes: 29 * 1440 + today });
    expect(kept).toBe(28);
  });

  test('never decrease when the clock is set back', async () => {
    await ranUntil(-5, 30);
    const before = await uptime();
    await beat();
    expect(await uptime()).toEqual(before);
  });

  test('are counted and read only by the server', async () => {
    const person = { kind: 'user', userId: await makePerson({ role: 'superadmin' }) } as const;
    for (const call of ['select private.record_heartbeat()', 'select * from private.uptime()']) {
      expect(await refusalOf({ kind: 'anonymous' }, call)).toBe('42501');
      expect(await refusalOf(person, call)).toBe('42501');
    }
  });
});
