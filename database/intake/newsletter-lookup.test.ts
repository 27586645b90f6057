import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { askNewsletter, followLink, subscriptionOf } from '../testing/subscriptions.ts';

const PERMISSION_DENIED = '42501';

useScratchDatabase();
beforeEach(async () => {
  await ownerSql('delete from public.newsletter_subscriptions');
  await ownerSql('delete from private.rate_limits');
});

describe('looking up', () => {
  const people = {} as Record<Role | 'client', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const STATUS = `select status from public.check_subscription_status(' ANA@casa.example')`;

  test('returns the state of an address only to users who may read campaigns', async () => {
    await askNewsletter();
    const seen = (who: keyof typeof people) => actorSql(as(who), STATUS);
    for (const who of ['superadmin', 'admin', 'manager', 'analyst'] as const) {
      expect([who, await seen(who)]).toEqual([who, [{ status: 'pending' }]]);
    }
    for (const who of ['viewer', 'client'] as const) expect(await seen(who)).toEqual([]);
    expect(await actorSql({ kind: 'anonymous' }, STATUS)).toEqual([]);
    expect(await actorSql({ kind: 'system' }, STATUS)).toEqual([{ status: 'pending' }]);
    const unknown = `select status from public.check_subscription_status('x@y.example')`;
    expect(await actorSql({ kind: 'system' }, unknown)).toEqual([]);
  });

  test.each(['get_all_newsletter_subscriptions', 'get_newsletter_stats'])(
    '%s is for administrators',
    async (name) => {
      const call = `select * from public.${name}()`;
      for (const who of ['superadmin', 'admin'] as const) {
        expect(await refusalOf(as(who), call)).toBe('none');
      }
      for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
        await expect(actorSql(as(who), call)).rejects.toThrow('campaigns_read_missing');
      }
      expect(await refusalOf({ kind: 'anonymous' }, call)).toBe(PERMISSION_DENIED);
    },
  );

  test('counts every state, and lists the newest first', async () => {
    for (const email of ['a@a.example', 'b@a.example', 'c@a.example'])
      await askNewsletter({ email });
    const { id, asked_at } = await subscriptionOf('b@a.example');
    await followLink('confirm_newsletter', id, asked_at);
    await followLink('unsubscribe_newsletter', (await subscriptionOf('c@a.example')).id, 'link');
    expect(await actorSql(as('admin'), 'select * from public.get_newsletter_stats()')).toEqual([
      { total_count: 3, active_count: 1, pending_count: 1, unsubscribed_count: 1 },
    ]);
    const all = await actorSql<{ email: string; ip_address: null }>(
      as('admin'),
      'select * from public.get_all_newsletter_subscriptions()',
    );
    expect(all.map(({ email, ip_address }) => [email, ip_address])).toEqual([
      ['c@a.example', null],
      ['b@a.example', null],
      ['a@a.example', null],
    ]);
  });
});

test.each([
  'confirm_newsletter(gen_random_uuid(), now())',
  'unsubscribe_newsletter(gen_random_uuid())',
  'ask_newsletter_again(gen_random_uuid())',
  'newsletter_link_state(gen_random_uuid(), now())',
])('%s is the server’s alone', async (call) => {
  for (const actor of [{ kind: 'anonymous' }, { kind: 'user', userId: randomUUID() }] as const) {
    expect(await refusalOf(actor, `select public.${call}`)).toBe(PERMISSION_DENIED);
  }
});
