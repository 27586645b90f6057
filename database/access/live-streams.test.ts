import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStream } from '../../app/access/live-streams.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

type Now = { streams: string[]; displaced: string[]; role: string | null; permissions: string[] };
const SYSTEM = { kind: 'system' } as const;

describe('streams of open screens', () => {
  useScratchDatabase();

  async function session(userId: string, term = `now() + interval '1 hour'`): Promise<string> {
    const [row] = await ownerSql<{ id: string }>(
      `insert into identity.sessions (user_id, token, expires_at, updated_at)
       values ($1::uuid, $2, ${term}, now()) returning id`,
      [userId, randomUUID()],
    );
    return row?.id ?? '';
  }
  async function open(sessionId: string, stream = randomUUID()) {
    const [row] = await actorSql<{ opened: boolean }>(
      SYSTEM,
      `select private.open_live_stream('${stream}', '${sessionId}', 3) as opened`,
    );
    return { stream, opened: row?.opened };
  }
  const now = (streams: string[], sessionId: string, longest = '14 days') =>
    actorSql<Now>(
      SYSTEM,
      `select * from private.live_streams_now(array['${streams.join("','")}']::uuid[],
         array[${streams.map(() => `'${sessionId}'`)}]::uuid[], '${longest}')`,
    );
  const listed = async (sessionId: string) =>
    (
      await ownerSql<{ id: string }>(
        'select id from identity.live_streams where session_id = $1 order by opened_at',
        [sessionId],
      )
    ).map(({ id }) => id);

  test('a fourth one replaces the oldest', async () => {
    const own = await session(await makePerson({ role: 'viewer' }));
    const streams: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) streams.push((await open(own)).stream);
    expect(await listed(own)).toEqual(streams.slice(1));
    const found = await now(streams, own);
    expect(found.map(({ streams: all, displaced }) => [all.length, displaced])).toEqual([
      [4, streams.slice(0, 1)],
    ]);
  });

  test('ten concurrent ones leave three', async () => {
    const own = await session(await makePerson({ role: 'viewer' }));
    await Promise.all(Array.from({ length: 10 }, () => open(own)));
    expect(await listed(own)).toHaveLength(3);
  });

  test('those of another session, also of the same person, are counted apart', async () => {
    const person = await makePerson({ role: 'viewer' });
    const [one, other] = [await session(person), await session(person)];
    const stored = (await open(one)).stream;
    for (let turn = 0; turn < 4; turn += 1) await open(other);
    expect(await listed(one)).toEqual([stored]);
  });

  test('the permissions of the user are read again each time', async () => {
    const person = await makePerson({ role: 'viewer' });
    const own = await session(person);
    const { stream } = await open(own);
    expect(await now([stream], own)).toMatchObject([{ role: 'viewer', displaced: [] }]);
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [person]);
    expect(await now([stream], own)).toMatchObject([{ role: null, permissions: [] }]);
  });

  test('permissions are read when it opens, so that a later change is reported', async () => {
    const person = await makePerson({ role: 'viewer' });
    const own = await session(person);
    const notified: string[] = [];
    const watcher = {
      accessChanged: () => notified.push('access'),
      peopleChanged: () => undefined,
      listChanged: () => undefined,
      ended: (reason: string) => notified.push(reason),
    };
    // Others are being looked after just then.
    const others = await Promise.all(
      [1, 2].map(async () => openStream(await session(person), watcher)),
    );
    const stream = await openStream(own, watcher);
    expect(stream?.may('crm:read')).toBe(true);
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [person]);
    await expect.poll(() => notified).toEqual(['access', 'access', 'access']);
    for (const each of [stream, ...others]) each?.close();
  });

  test.each([
    ['ended', 'delete from identity.sessions where id = $1'],
    [
      'expired',
      `update identity.sessions set expires_at = now() - interval '1 second' where id = $1`,
    ],
    [
      'past the absolute limit',
      `update identity.sessions set created_at = now() - interval '15 days' where id = $1`,
    ],
    [
      'of somebody kept out',
      `update public.user_profiles set is_active = false
         where user_id = (select s.user_id from identity.sessions s where s.id = $1)`,
    ],
  ])('a session that is %s has none', async (_, statement) => {
    // Nobody is kept out where no one else could let people in.
    await makePerson({ role: 'superadmin' });
    const own = await session(await makePerson({ role: 'viewer' }));
    const { stream } = await open(own);
    expect(await now([stream], own)).toHaveLength(1);
    await ownerSql(statement, [own]);
    expect(await now([stream], own)).toEqual([]);
  });

  test('none is opened without a session, and none outlives it', async () => {
    expect((await open(randomUUID())).opened).toBe(false);
    const own = await session(await makePerson());
    const { stream } = await open(own);
    const other = await open(own);
    await actorSql(SYSTEM, `select private.close_live_stream('${stream}')`);
    expect(await listed(own)).toEqual([other.stream]);
    await ownerSql('delete from identity.sessions where id = $1', [own]);
    expect(await listed(own)).toEqual([]);
  });

  test('users can access neither the table nor its functions', async () => {
    const userId = await makePerson({ role: 'superadmin' });
    const withoutRole = randomUUID();
    for (const actor of [{ kind: 'anonymous' }, { kind: 'user', userId }] as const) {
      for (const statement of [
        'select * from identity.live_streams',
        `select private.open_live_stream('${withoutRole}', '${withoutRole}', 3)`,
        `select private.close_live_stream('${withoutRole}')`,
        `select * from private.live_streams_now('{}', '{}', '1 day')`,
      ]) {
        expect([statement, await refusalOf(actor, statement)]).toEqual([statement, '42501']);
      }
    }
  });

  describe('of one process', () => {
    const ends: string[] = [];
    const watcher = {
      accessChanged: () => undefined,
      peopleChanged: () => undefined,
      listChanged: () => undefined,
      ended: (reason: string) => ends.push(reason),
    };

    test('are limited, also when many are opened at once', async () => {
      const own = await session(await makePerson({ role: 'viewer' }));
      const tried = await Promise.all(
        Array.from({ length: 10 }, () => openStream(own, watcher, 2)),
      );
      const opened = tried.filter((stream) => stream !== null);
      expect(opened).toHaveLength(2);
      for (const { close } of opened) close();
      const again = await openStream(own, watcher, 2);
      expect(again).not.toBeNull();
      again?.close();
      expect(ends).toEqual([]);
    });

    test('one that opens is read without those of other sessions', async () => {
      const [first, second] = await Promise.all(
        [1, 2].map(async () => session(await makePerson({ role: 'viewer' }))),
      );
      const signature = '(p_streams uuid[], p_sessions uuid[], p_longest interval)';
      await ownerSql(`create table private.read_sessions (ids uuid[])`);
      await ownerSql('alter function private.live_streams_now rename to live_streams_real');
      await ownerSql(`
        create function private.live_streams_now${signature} returns table (streams uuid[], displaced uuid[],
          user_id uuid, role text, permissions text[], lacks_second_step boolean)
        language plpgsql security definer as $$ begin
          insert into private.read_sessions values (p_sessions);
          return query select * from private.live_streams_real(p_streams, p_sessions, p_longest);
        end $$`);
      await ownerSql('grant execute on function private.live_streams_now to service_role');
      const opened = [await openStream(first ?? '', watcher)];
      try {
        opened.push(await openStream(second ?? '', watcher));
        const reads = await ownerSql<{ ids: string[] }>('select ids from private.read_sessions');
        expect(reads.map(({ ids }) => ids)).toContainEqual([second]);
      } finally {
        for (const stream of opened) stream?.close();
        await ownerSql('drop function private.live_streams_now');
        await ownerSql('alter function private.live_streams_real rename to live_streams_now');
      }
    });

    test('end when their sessions cannot be verified', async () => {
      const own = await session(await makePerson({ role: 'viewer' }));
      const stream = await openStream(own, watcher);
      await expect.poll(() => stream?.may('crm:read')).toBe(true);
      await ownerSql('alter function private.live_streams_now rename to live_streams_away');
      try {
        await expect.poll(() => ends).toEqual(['unknown']);
      } finally {
        await ownerSql('alter function private.live_streams_away rename to live_streams_now');
      }
    });
  });
});
