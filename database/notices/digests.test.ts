import { beforeEach, describe, expect, test } from 'vitest';
import { makePerson as makeNewPerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/** Somebody who has been here for years. */
async function makePerson(...terms: Parameters<typeof makeNewPerson>): Promise<string> {
  const id = await makeNewPerson(...terms);
  await ownerSql(`update public.user_profiles set created_at = '2020-01-01' where user_id = $1`, [
    id,
  ]);
  return id;
}

const system = { kind: 'system' } as const;
/** Tuesday at eight in São Paulo, which is three hours behind. */
const AT_EIGHT = '2026-11-24T11:00:00Z';

describe('digests', () => {
  useScratchDatabase();
  beforeEach(async () => {
    await ownerSql('delete from private.notice_digests');
    await ownerSql(`delete from public.outbox where kind = 'notice.digest-mail'`);
  });
  const order = async (at = AT_EIGHT) =>
    (
      await actorSql<{ ordered: number }>(system, `select public.order_digests('${at}') as ordered`)
    )[0]?.ordered;
  const orders = (userId: string) =>
    ownerSql<{ day: string }>(
      `select payload ->> 'day' as day from public.outbox
       where kind = 'notice.digest-mail' and payload ->> 'user_id' = $1`,
      [userId],
    );
  const reader = (userId: string, day: string) =>
    actorSql<{ locale: string }>(
      system,
      `select * from private.digest_reader('${userId}', '${day}')`,
    );

  test.each([
    ['a minute before eight', '2026-11-24T10:59:00Z', false],
    ['at eight', AT_EIGHT, true],
    ['a minute before noon', '2026-11-24T14:59:00Z', true],
    ['at noon', '2026-11-24T15:00:00Z', false],
    ['on a Sunday', '2026-11-22T11:00:00Z', false],
    ['on a Saturday', '2026-11-21T11:00:00Z', false],
    ['on Christmas Day, a Friday', '2026-12-25T11:00:00Z', false],
    ['on the day after New Year, a Friday', '2026-01-02T11:00:00Z', true],
    ['on Good Friday', '2026-04-03T11:00:00Z', false],
  ])('%s: %s', async (_, at, ordered) => {
    const userId = await makePerson({ role: 'viewer' });
    await order(at);
    expect(await orders(userId)).toHaveLength(ordered ? 1 : 0);
  });

  test('are enqueued once for a user and day, by ten concurrent processes and after a kill', async () => {
    const userId = await makePerson({ role: 'manager' }, { role: 'viewer' });
    const ordered = await Promise.all(Array.from({ length: 10 }, () => order()));
    expect(ordered.filter((count) => (count ?? 0) > 0)).toHaveLength(1);
    expect(await orders(userId)).toEqual([{ day: '2026-11-24' }]);
    // Begun again at ten, after the worker has fetched what was enqueued.
    await ownerSql(`delete from public.outbox where kind = 'notice.digest-mail'`);
    expect(await order('2026-11-24T13:00:00Z')).toBe(0);
    expect(await order('2026-11-25T11:00:00Z')).toBeGreaterThan(0);
    expect(await orders(userId)).toEqual([{ day: '2026-11-25' }]);
  });

  test('start on the morning after a user has joined', async () => {
    const userId = await makePerson({ role: 'viewer' });
    await ownerSql('update public.user_profiles set created_at = $2 where user_id = $1', [
      userId,
      AT_EIGHT,
    ]);
    await order('2026-11-24T13:00:00Z');
    expect(await orders(userId)).toEqual([]);
    await order('2026-11-25T11:00:00Z');
    expect(await orders(userId)).toEqual([{ day: '2026-11-25' }]);
  });

  test('are for staff who have not switched them off', async () => {
    const client = await makePerson();
    const ended = await makePerson({ role: 'manager', active: false });
    const over = await makePerson({ role: 'manager', expiresAt: '2020-01-01' });
    const mine = await makePerson({ role: 'viewer' });
    await actorSql(
      { kind: 'user', userId: mine },
      `select public.choose_notice('digest', 'mail', true)`,
    );
    await order();
    for (const userId of [client, ended, over, mine]) expect(await orders(userId)).toEqual([]);
    await actorSql(
      { kind: 'user', userId: mine },
      `select public.choose_notice('digest', 'mail', false)`,
    );
    expect(await order('2026-11-24T12:30:00Z')).toBe(1);
    expect(await orders(mine)).toHaveLength(1);
    expect(await refusalOf({ kind: 'user', userId: mine }, 'select public.order_digests()')).toBe(
      '42501',
    );
  });

  test('are sent to users who still want one, in their language, until noon', async () => {
    const userId = await makePerson({ role: 'viewer' });
    const today = new Date().toISOString().slice(0, 10);
    await ownerSql(
      `insert into private.notice_digests (user_id, day, until) values ($1, $2, now() + interval '1 hour')`,
      [userId, today],
    );
    await ownerSql(`update public.user_profiles set locale = 'en' where user_id = $1`, [userId]);
    expect(await reader(userId, today)).toMatchObject([{ locale: 'en' }]);
    expect(await reader(userId, '2020-01-01')).toEqual([]);
    await actorSql({ kind: 'user', userId }, `select public.choose_notice('digest', 'mail', true)`);
    expect(await reader(userId, today)).toEqual([]);
    await actorSql(
      { kind: 'user', userId },
      `select public.choose_notice('digest', 'mail', false)`,
    );
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [userId]);
    expect(await reader(userId, today)).toEqual([]);
    await ownerSql('update public.user_roles set is_active = true where user_id = $1', [userId]);
    await ownerSql('update private.notice_digests set until = now() where user_id = $1', [userId]);
    expect(await reader(userId, today)).toEqual([]);
  });

  test('are recorded for a month', async () => {
    const userId = await makePerson({ role: 'viewer' });
    await ownerSql(
      `insert into private.notice_digests (user_id, day, until)
       select $1, d, now() from unnest(array['2026-10-24', '2026-10-25']::date[]) d`,
      [userId],
    );
    await order();
    const days = await ownerSql<{ day: string }>(
      'select day::text from private.notice_digests where user_id = $1 order by day',
      [userId],
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-10-25', '2026-11-24']);
  });
});
