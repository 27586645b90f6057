import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.notice_choices', {
  key: 'kind',
  arrange: `with ana as (insert into identity.users (name, email)
      values ('Ana', 'ana@example.com') returning id)
    insert into public.notice_choices (user_id, kind, channel, off)
    select id, 'digest', 'mail', true from ana`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['digest'],
  anonymousReads: [],
  userReads: ['user_id', 'kind', 'channel', 'off', 'changed_at'],
  serverWrites: [],
});

describe('which notices a user gets', () => {
  useScratchDatabase();
  const staff = async (): Promise<Actor & { userId: string }> => ({
    kind: 'user',
    userId: await makePerson({ role: 'viewer' }),
  });
  const choose = (kind: string, channel: string, off: boolean) =>
    `select public.choose_notice('${kind}', '${channel}', ${off})`;
  const seen = (who: Actor) =>
    actorSql(who, 'select kind, channel, off from public.notice_choices order by 1, 2');
  const wants = async (userId: string, args: string) => {
    const [row] = await ownerSql<{ wants: boolean }>(
      `select private.wants_notice($1, ${args}) as wants`,
      [userId],
    );
    return row?.wants;
  };

  test('are chosen by each user for themselves, by mail and in the admin separately, and reset', async () => {
    const [mine, other] = [await staff(), await staff()];
    expect(await wants(mine.userId, `'mention'`)).toBe(true);
    await actorSql(mine, choose('mention', 'mail', true));
    expect(await wants(mine.userId, `'mention'`)).toBe(false);
    expect(await wants(mine.userId, `'mention', 'desk'`)).toBe(true);
    expect(await wants(mine.userId, `'digest'`)).toBe(true);
    expect(await wants(other.userId, `'mention'`)).toBe(true);
    expect(await seen(other)).toEqual([]);
    await actorSql(other, choose('mention', 'mail', false));
    expect(await wants(mine.userId, `'mention'`)).toBe(false);
    await actorSql(mine, choose('mention', 'mail', false));
    expect(await seen(mine)).toEqual([{ kind: 'mention', channel: 'mail', off: false }]);
    expect(await wants(mine.userId, `'mention'`)).toBe(true);
  });

  test('are one choice also with concurrent changes', async () => {
    const mine = await staff();
    await Promise.all(
      Array.from({ length: 10 }, () => actorSql(mine, choose('digest', 'mail', true))),
    );
    expect(await seen(mine)).toEqual([{ kind: 'digest', channel: 'mail', off: true }]);
  });

  test('are for staff, and for valid channels', async () => {
    const client: Actor = { kind: 'user', userId: await makePerson() };
    expect(await refusalOf(client, choose('digest', 'mail', true))).toBe('PT403');
    const mine = await staff();
    expect(await refusalOf(mine, choose('digest', 'pigeon', true))).toBe('23514');
    expect(await refusalOf(mine, choose('Digest; drop', 'mail', true))).toBe('23514');
    for (const statement of [
      `insert into public.notice_choices (user_id, kind, channel, off)
        values ('${mine.userId}', 'digest', 'mail', true)`,
      'update public.notice_choices set off = false',
      'delete from public.notice_choices',
      `select private.wants_notice('${mine.userId}', 'digest')`,
    ]) {
      expect(await refusalOf(mine, statement)).toBe('42501');
    }
  });

  test('are deleted with the account', async () => {
    const mine = await staff();
    await actorSql(mine, choose('digest', 'mail', true));
    await ownerSql('delete from identity.users where id = $1', [mine.userId]);
    const left = 'select from public.notice_choices where user_id = $1';
    expect(await ownerSql(left, [mine.userId])).toEqual([]);
  });
});
