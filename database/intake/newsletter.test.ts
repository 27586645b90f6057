import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  askNewsletter,
  eventsOf,
  followLink,
  letTimePass,
  mailsOf,
  subscriptionOf,
} from '../testing/subscriptions.ts';

const CHECK_VIOLATION = '23514';

const confirmed = async (email?: string) => {
  const { id, asked_at } = await subscriptionOf(email);
  return followLink('confirm_newsletter', id, asked_at);
};
const leave = async (email?: string, way = 'link') =>
  followLink('unsubscribe_newsletter', (await subscriptionOf(email)).id, way);

useScratchDatabase();
beforeEach(async () => {
  await ownerSql('delete from public.newsletter_subscriptions');
  await ownerSql('delete from private.rate_limits');
  await ownerSql('delete from public.crm_contacts');
});

describe('a request', () => {
  test('leaves a pending row with its proof, one mail, and no network address', async () => {
    const before = Date.now();
    expect(await askNewsletter({ email: ' Ana@Casa.Example ', utmSource: 'feira' })).toBe(
      'accepted',
    );
    const stored = await subscriptionOf();
    expect(stored).toMatchObject({
      email: 'ana@casa.example',
      status: 'pending',
      source_page: '/conteudo',
      utm_source: 'feira',
      user_agent: 'Mozilla/5.0',
      ip_address: null,
      consent_version: 'v1',
      consent_locale: 'pt-BR',
      confirmed_at: null,
      unsubscribed_at: null,
      contact_id: null,
    });
    expect(stored.asked_at.getTime()).toBeGreaterThan(before - 60_000);
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR']);
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail']);
    expect(await ownerSql('select from public.crm_contacts')).toEqual([]);
  });

  test.each([
    'no-address',
    'ana@casa',
    'ana@casa.example\nBcc: rui@outra.example',
    'ana souza@casa.example',
    '<ana@casa.example>',
    `${'x'.repeat(255)}@casa.example`,
  ])('%j is refused whole', async (email) => {
    await expect(askNewsletter({ email })).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  test('a network address is never stored, for no caller', async () => {
    await askNewsletter();
    await expect(
      ownerSql(`update public.newsletter_subscriptions set ip_address = '203.0.113.1'`),
    ).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  test('repeated within ten minutes, by any caller, sends no second mail', async () => {
    await askNewsletter();
    const requestedAt = (await subscriptionOf()).asked_at;
    for (let turn = 0; turn < 5; turn += 1) expect(await askNewsletter()).toBe('accepted');
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail']);
    expect((await subscriptionOf()).asked_at).toEqual(requestedAt);
    await letTimePass();
    await askNewsletter({ locale: 'en', version: 'v2' });
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail', 'newsletter.pending-mail']);
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR', 'asked form v2 en']);
    expect((await subscriptionOf()).asked_at.getTime()).toBeGreaterThan(requestedAt.getTime());
  });

  test('a mailbox gets three mails a day at most, with any spelling of its address', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await askNewsletter({ email: `ana+${turn}@casa.example` });
      await letTimePass();
    }
    const sent = await ownerSql(`select from public.outbox where kind like 'newsletter.%'
      and payload ->> 'event_id' in (select id::text from public.newsletter_events)`);
    expect(sent).toHaveLength(3);
  });

  test('of 200 concurrent requests of one visitor three are accepted, and three more later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        askNewsletter({ visitor: 'one visitor', email: `p${n}@casa.example` }),
      ),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'limited')).toHaveLength(197);
    expect(await askNewsletter({ visitor: 'somebody else' })).toBe('accepted');
    await letTimePass();
    expect(await askNewsletter({ visitor: 'one visitor' })).toBe('accepted');
  });

  test('many concurrent requests for one address create one row, one proof, one mail', async () => {
    await Promise.all(Array.from({ length: 40 }, () => askNewsletter()));
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR']);
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail']);
  });

  test('a caller without a claim is not refused because of others, up to a flood', async () => {
    const ask = (headers: string) =>
      asActor({ kind: 'anonymous' }, async (tx) => {
        await sql`select set_config('request.headers', ${headers}, true)`.execute(tx);
        const { rows } = await sql<{ answer: string }>`
          select public.subscribe_newsletter(${`${randomUUID()}@casa.example`}) as answer`.execute(
          tx,
        );
        return rows[0]?.answer;
      });
    const forwarded = (address: string) => JSON.stringify({ 'x-forwarded-for': address });
    const answers = async (headers: (turn: number) => string) => {
      const found: unknown[] = [];
      for (let turn = 0; turn < 5; turn += 1) found.push(await ask(headers(turn)));
      return found;
    };
    const accepted = Array(5).fill('accepted');
    expect(await answers(() => '')).toEqual(accepted);
    expect(await answers((turn) => forwarded(`203.0.113.${turn}`))).toEqual(accepted);
    expect(await answers(() => forwarded('198.51.100.7'))).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'limited',
      'limited',
    ]);
  });

  test('new identifiers from one network address are limited to twenty an hour', async () => {
    const address = randomUUID();
    const answers: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      answers.push(await askNewsletter({ address, email: `p${n}@casa.example` }));
    }
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(20);
  });
});

describe('following the link', () => {
  test('confirms once, creates the contact, and mails the welcome', async () => {
    await askNewsletter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirmed()));
    expect(answers.sort()).toEqual([...Array.from({ length: 9 }, () => 'active'), 'confirmed']);
    const stored = await subscriptionOf();
    expect(stored).toMatchObject({ status: 'active', confirmed_at: expect.any(Date) });
    expect(await ownerSql('select id, email, source, is_active from public.crm_contacts')).toEqual([
      { id: stored.contact_id, email: 'ana@casa.example', source: 'website', is_active: true },
    ]);
    expect(await confirmed()).toBe('active');
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR', 'confirmed link v1 pt-BR']);
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail', 'newsletter.welcome-mail']);
  });

  test('finds a known contact, and keeps its source', async () => {
    await ownerSql(`insert into public.crm_contacts (name, email, source)
      values ('Ana', 'ana@casa.example', 'qualification')`);
    await askNewsletter();
    await confirmed();
    expect(await ownerSql('select name, source from public.crm_contacts')).toEqual([
      { name: 'Ana', source: 'qualification' },
    ]);
  });

  test('expires after 72 hours, and its holder may request another', async () => {
    await askNewsletter();
    await ownerSql(
      `update public.newsletter_subscriptions set asked_at = now() - interval '73 hours'`,
    );
    expect(await confirmed()).toBe('expired');
    const { id } = await subscriptionOf();
    await letTimePass();
    expect(await followLink('ask_newsletter_again', id)).toBe('pending');
    expect(await eventsOf()).toEqual(['asked form v1 pt-BR', 'asked link v1 pt-BR']);
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail', 'newsletter.pending-mail']);
    expect(await confirmed()).toBe('confirmed');
    expect(await followLink('ask_newsletter_again', id)).toBe('active');
  });

  test('an unknown one confirms, ends and finds nothing', async () => {
    const withoutRole = randomUUID();
    expect(await followLink('confirm_newsletter', withoutRole, new Date())).toBe('unknown');
    expect(await followLink('unsubscribe_newsletter', withoutRole, 'link')).toBe('unknown');
    expect(await followLink('ask_newsletter_again', withoutRole)).toBe('unknown');
  });
});

describe('leaving', () => {
  test('keeps its record and nothing about the visit', async () => {
    await askNewsletter({ utmSource: 'feira' });
    await confirmed();
    expect(await leave(undefined, 'one_click')).toBe('unsubscribed');
    expect(await leave()).toBe('already');
    expect(await subscriptionOf()).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: expect.any(Date),
      source_page: null,
      utm_source: null,
      user_agent: null,
    });
    expect((await eventsOf()).at(-1)).toBe('unsubscribed one_click v1 pt-BR');
  });

  test('an old confirmation link does not subscribe again', async () => {
    await askNewsletter();
    const { id, asked_at } = await subscriptionOf();
    await confirmed();
    await leave();
    expect(await followLink('confirm_newsletter', id, asked_at)).toBe('unsubscribed');
    await letTimePass();
    await askNewsletter({ version: 'v2', utmSource: 'volta' });
    // Asked for again: the link of before still says yes to words of before.
    expect(await followLink('confirm_newsletter', id, asked_at)).toBe('unsubscribed');
    expect(await confirmed()).toBe('confirmed');
    expect(await subscriptionOf()).toMatchObject({
      status: 'active',
      unsubscribed_at: null,
      consent_version: 'v2',
      utm_source: 'volta',
    });
    expect(await eventsOf()).toEqual([
      'asked form v1 pt-BR',
      'confirmed link v1 pt-BR',
      'unsubscribed link v1 pt-BR',
      'asked form v2 pt-BR',
      'confirmed link v2 pt-BR',
    ]);
  });

  test('an ended subscription becomes active only by a new request, not by hand', async () => {
    await askNewsletter();
    await leave();
    await expect(
      ownerSql(
        `update public.newsletter_subscriptions set status = 'active', confirmed_at = now()`,
      ),
    ).rejects.toMatchObject({ message: 'newsletter_move_not_allowed' });
  });
});

test('a request for an active subscription changes nothing and notifies its owner', async () => {
  await askNewsletter();
  await confirmed();
  const before = await subscriptionOf();
  await letTimePass();
  expect(await askNewsletter({ locale: 'en', version: 'v9', utmSource: 'outro' })).toBe('accepted');
  expect(await subscriptionOf()).toEqual(before);
  expect((await mailsOf()).at(-1)).toBe('newsletter.known-mail');
  expect((await eventsOf()).at(-1)).toBe('repeated form v1 pt-BR');
});

test('subscriptions not confirmed within 30 days are deleted; confirmed ones stay', async () => {
  for (const email of ['old@a.example', 'young@a.example', 'gone@a.example']) {
    await askNewsletter({ email });
  }
  await confirmed('gone@a.example');
  await leave('gone@a.example');
  await ownerSql(`update public.newsletter_subscriptions set asked_at = now() - interval '31 days'
    where email <> 'young@a.example'`);
  await askNewsletter();
  const left = await ownerSql<{ email: string }>(
    'select email from public.newsletter_subscriptions order by 1',
  );
  expect(left.map(({ email }) => email)).toEqual([
    'ana@casa.example',
    'gone@a.example',
    'young@a.example',
  ]);
});

describe('a limit check that fails', () => {
  test('does not lose a subscription', async () => {
    await ownerSql(`create or replace function public.check_rate_limit(
      identifier text, max_requests integer default 5, time_window interval default '1 hour')
      returns boolean
      language plpgsql security definer set search_path = ''
      as $$ begin raise exception 'broken'; end $$`);
    expect(await askNewsletter()).toBe('accepted');
    expect(await mailsOf()).toEqual(['newsletter.confirm-mail']);
  });
});
