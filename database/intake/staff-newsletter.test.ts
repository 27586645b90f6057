import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  askNewsletter,
  eventsOf,
  followLink,
  letTimePass,
  mailsOf,
  subscriptionOf,
} from '../testing/subscriptions.ts';

useScratchDatabase();
const people = {} as Record<Role | 'client', string>;
beforeAll(async () => {
  for (const role of ROLES) people[role] = await makePerson({ role });
  people.client = await makePerson();
});
beforeEach(async () => {
  await ownerSql('delete from public.newsletter_subscriptions');
  await ownerSql('delete from public.security_events');
  await ownerSql('delete from private.rate_limits');
});
const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
const call = async (name: string, id: string, who: Role = 'manager') => {
  const [row] = await actorSql<{ answer: string }>(
    as(who),
    `select public.${name}('${id}') as answer`,
  );
  return row?.answer;
};
const resend = (id: string) => call('staff_resend_newsletter', id);
const unsubscribe = (id: string) => call('staff_unsubscribe_newsletter', id);
const recorded = () =>
  ownerSql<{ event_type: string; actor_id: string; details: { subscription: string } }>(
    'select event_type, actor_id, details from public.security_events order by created_at',
  );

describe('on request', () => {
  test('the confirmation is sent again once in ten minutes, apart from requests of visitors', async () => {
    for (let turn = 0; turn < 5; turn += 1) await askNewsletter();
    const { id, asked_at: first } = await subscriptionOf();
    expect(await resend(id)).toBe('resent');
    expect(await resend(id)).toBe('limited');
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR', 'resent staff v1 pt-BR']);
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail', 'newsletter.pending-mail']);
    const { asked_at: last, status } = await subscriptionOf();
    expect([status, last > first]).toEqual(['pending', true]);
    expect(await recorded()).toEqual([
      { event_type: 'newsletter_resent', actor_id: people.manager, details: { subscription: id } },
    ]);
    // The newest link confirms, as if the visitor had asked for it.
    expect(await followLink('confirm_newsletter', id, last)).toBe('confirmed');
    await letTimePass();
    expect(await resend(id)).toBe('active');
    expect(await resend(randomUUID())).toBe('unknown');
  });

  test('a subscription ends once, and the proof names who ended it', async () => {
    await askNewsletter();
    const { id } = await subscriptionOf();
    expect(await unsubscribe(id)).toBe('unsubscribed');
    expect(await unsubscribe(id)).toBe('already');
    expect(await unsubscribe(randomUUID())).toBe('unknown');
    expect(await resend(id)).toBe('unsubscribed');
    expect((await recorded()).map(({ event_type }) => event_type)).toEqual([
      'newsletter_unsubscribed',
    ]);
    const proof = await actorSql<{ kind: string; way: string; actor: string | null }>(
      as('analyst'),
      `select kind, way, actor from public.newsletter_proof('${id}')`,
    );
    expect(proof).toEqual([
      { kind: 'asked', way: 'form', actor: null },
      { kind: 'unsubscribed', way: 'staff', actor: expect.any(String) },
    ]);
  });
});

describe('permissions', () => {
  const ID = randomUUID();
  const reads = [
    'select * from public.newsletter_page()',
    `select * from public.newsletter_subscription('${ID}')`,
    `select * from public.newsletter_proof('${ID}')`,
    'select * from public.newsletter_sources()',
    `select * from public.newsletter_history('2026-01-01', '2026-01-31')`,
  ];
  const changes = [
    `select public.staff_resend_newsletter('${ID}')`,
    `select public.staff_unsubscribe_newsletter('${ID}')`,
  ];
  const workers: (keyof typeof people)[] = ['superadmin', 'admin', 'manager'];
  const readers = [...workers, 'analyst'];

  test.each([...ROLES, 'client'] as const)('%s', async (who) => {
    const refusal = (may: readonly string[]) => (may.includes(who) ? 'none' : 'PT403');
    for (const text of reads)
      expect([text, await refusalOf(as(who), text)]).toEqual([text, refusal(readers)]);
    for (const text of changes)
      expect([text, await refusalOf(as(who), text)]).toEqual([text, refusal(workers)]);
    const count = 'select public.newsletter_count()';
    expect(await refusalOf(as(who), count)).toBe(refusal(workers));
  });

  test('an anonymous visitor may not call anything', async () => {
    for (const text of [...reads, ...changes]) {
      expect(await refusalOf({ kind: 'anonymous' }, text)).toBe('42501');
    }
  });
});

describe('a row that an administrator writes', () => {
  const EMAIL = 'bia@casa.example';
  const upsert = (status: string) => `insert into public.newsletter_subscriptions (email, status)
    values ('${EMAIL}', '${status}')
    on conflict (email) do update set email = excluded.email, status = excluded.status`;
  const written = () =>
    ownerSql(
      `select s.status, s.consent_version, s.unsubscribed_at is not null as ended,
         array(select kind || ' ' || way from public.newsletter_events e
           where e.subscription_id = s.id order by happened_at) as events
       from public.newsletter_subscriptions s where email = $1`,
      [EMAIL],
    );

  test('is confirmed by mail, and ends with a record of who ended it', async () => {
    await actorSql(as('admin'), upsert('pending'));
    await actorSql(as('admin'), upsert('pending'));
    expect(await written()).toEqual([
      { status: 'pending', consent_version: 'staff', ended: false, events: ['asked staff'] },
    ]);
    expect(await mailsOf(EMAIL)).toEqual(['newsletter.confirm-mail']);
    await actorSql(as('admin'), upsert('unsubscribed'));
    expect(await written()).toMatchObject([
      { status: 'unsubscribed', ended: true, events: ['asked staff', 'unsubscribed staff'] },
    ]);
    expect(await recorded()).toMatchObject([
      { event_type: 'newsletter_unsubscribed', actor_id: people.admin },
    ]);
  });

  test('is never activated by staff, nor restored after its end', async () => {
    expect(await refusalOf(as('admin'), upsert('active'))).toBe('23514');
    await actorSql(as('admin'), upsert('pending'));
    expect(await refusalOf(as('admin'), upsert('active'))).toBe('23514');
    await actorSql(as('admin'), upsert('unsubscribed'));
    expect(await refusalOf(as('admin'), upsert('pending'))).toBe('PT409');
    expect(await refusalOf(as('admin'), upsert('active'))).toBe('23514');
    const renamed = `update public.newsletter_subscriptions set email = 'c@casa.example'`;
    expect(await refusalOf(as('admin'), renamed)).toBe('PT409');
  });

  test.each(['manager', 'analyst', 'viewer', 'client'] as const)('is not for %s', async (who) => {
    expect(await refusalOf(as(who), upsert('pending'))).toBe('42501');
    expect(await actorSql(as(who), 'select id from public.newsletter_subscriptions')).toEqual([]);
  });
});
