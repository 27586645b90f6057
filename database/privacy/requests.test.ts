import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  provedRequest,
  requestFollowUps,
  sendPrivacyRequest,
  storedRequest,
} from '../testing/send-privacy-request.ts';

useScratchDatabase();

const server: Actor = { kind: 'system' };
const staff: Record<string, Actor> = {};
const DAYS_15 = 15 * 24 * 60 * 60 * 1000;

beforeAll(async () => {
  for (const role of ['admin', 'manager'] as const) {
    staff[role] = { kind: 'user', userId: await makePerson({ role }) };
  }
});

const as = (role: string) => staff[role] as Actor;
const prove = (id: string) => actorSql(server, `select public.prove_privacy_request('${id}') as o`);
const answer = (role: string, id: string, outcome: string, text = 'Feito.') =>
  actorSql(as(role), `select public.answer_privacy_request('${id}', '${outcome}', '${text}')`);

describe('a request', () => {
  test('waits for the proof of its address, is due in 15 days, and mails only that address', async () => {
    const id = randomUUID();
    const sent = await sendPrivacyRequest({ id, email: ' Ana@Casa.Example ' });
    expect(sent).toEqual({ outcome: 'accepted', protocol: expect.stringMatching(/^P-/) });
    const { row, events } = await storedRequest(id);
    expect(row).toMatchObject({ state: 'unproved', email: 'ana@casa.example', proved_at: null });
    expect(Number(row?.['due_at']) - Number(row?.['created_at'])).toBe(DAYS_15);
    expect(events).toEqual(['asked']);
    expect(await requestFollowUps(id)).toEqual(['privacy.proof-mail']);
  });

  test('sent faster than anyone reads gets its link: a browser may have filled it in', async () => {
    const id = randomUUID();
    await sendPrivacyRequest({ id, marks: ['too_fast'] });
    expect(await requestFollowUps(id)).toEqual(['privacy.proof-mail']);
    const trapped = randomUUID();
    await sendPrivacyRequest({ id: trapped, marks: ['honeypot', 'too_fast'] });
    expect(await requestFollowUps(trapped)).toEqual([]);
  });

  test('answers the same for a known and an unknown address', async () => {
    await ownerSql(
      `insert into public.crm_contacts (name, email, source)
       values ('Bia', 'bia@casa.example', 'website')`,
    );
    const known = await sendPrivacyRequest({ email: 'bia@casa.example' });
    const unknown = await sendPrivacyRequest({ email: 'ninguem@casa.example' });
    expect(known.outcome).toBe(unknown.outcome);
  });

  test('that is repeated is one, across the window too, and never counts', async () => {
    const visitor = randomUUID();
    const id = randomUUID();
    const first = await sendPrivacyRequest({ id, visitor });
    const again = await sendPrivacyRequest({ id: randomUUID(), earlierId: id, visitor });
    expect(again).toEqual({ outcome: 'replayed', protocol: first.protocol });
  });

  test('of 200 concurrent ones from one visitor exactly 5 are accepted', async () => {
    const visitor = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 200 }, () => sendPrivacyRequest({ visitor })),
    );
    const outcomes = sent.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(195);
  });

  test('with the hidden field filled, or one too many of an address, mails nobody', async () => {
    const trapped = randomUUID();
    await sendPrivacyRequest({ id: trapped, marks: ['honeypot'] });
    expect(await requestFollowUps(trapped)).toEqual([]);
    const address = randomUUID();
    const last = randomUUID();
    for (let n = 0; n < 5; n++) await sendPrivacyRequest({ address });
    await sendPrivacyRequest({ id: last, address });
    expect((await storedRequest(last)).row).toMatchObject({ review_reason: 'address_limit' });
    expect(await requestFollowUps(last)).toEqual([]);
  });
});

describe('the link', () => {
  const resend = (role: string, id: string) =>
    actorSql(as(role), `select public.resend_privacy_link('${id}')`);

  test('is sent again by staff, also where none was sent, and the request stays for it', async () => {
    const id = randomUUID();
    await sendPrivacyRequest({ id, marks: ['honeypot'] });
    await ownerSql(
      `update public.privacy_requests set created_at = now() - interval '8 days' where id = $1`,
      [id],
    );
    await resend('admin', id);
    expect((await storedRequest(id)).events).toEqual(['asked', 'link_resent']);
    expect(
      await ownerSql(`select kind from public.outbox where payload ->> 'request_id' = $1`, [id]),
    ).toEqual([{ kind: 'privacy.proof-mail' }]);
    await actorSql(server, 'select public.erase_expired()');
    expect((await storedRequest(id)).row).toMatchObject({ state: 'unproved' });
    await ownerSql(
      `update public.privacy_request_events set happened_at = now() - interval '8 days'
       where request_id = $1`,
      [id],
    );
    await actorSql(server, 'select public.erase_expired()');
    expect((await storedRequest(id)).row).toBeUndefined();
  });

  test('is sent once in ten minutes, by those who answer, for a request that waits for it', async () => {
    const id = randomUUID();
    await sendPrivacyRequest({ id });
    await expect(resend('manager', id)).rejects.toThrow('users_update_missing');
    await resend('admin', id);
    await expect(resend('admin', id)).rejects.toThrow('resent_lately');
    await expect(resend('admin', await provedRequest())).rejects.toThrow('request_proved');
    await expect(resend('admin', randomUUID())).rejects.toThrow('request_unknown');
  });
});

describe('the proof', () => {
  test('is accepted once, and notifies the team', async () => {
    const id = randomUUID();
    await sendPrivacyRequest({ id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => prove(id)));
    const proofs = answers.filter(([answer]) => Object.values(answer ?? {}).includes('proved'));
    expect(proofs).toHaveLength(1);
    expect(await prove(id)).toEqual([{ o: 'already' }]);
    expect(await prove(randomUUID())).toEqual([{ o: 'unknown' }]);
    const { row, events } = await storedRequest(id);
    expect([row?.['state'], events]).toEqual(['open', ['asked', 'proved']]);
    expect(await requestFollowUps(id)).toEqual(['privacy.proof-mail', 'privacy.team-mail']);
  });

  test('of a revocation executes it at once', async () => {
    const email = `${randomUUID()}@casa.example`;
    await ownerSql(
      `insert into public.newsletter_subscriptions
         (email, status, confirmed_at, consent_version, consent_locale)
       values ($1, 'active', now(), 'sample', 'pt-BR')`,
      [email],
    );
    const id = await provedRequest({ kind: 'revocation', email });
    expect(
      await ownerSql('select status from public.newsletter_subscriptions where email = $1', [
        email,
      ]),
    ).toEqual([{ status: 'unsubscribed' }]);
    const { row, events } = await storedRequest(id);
    expect([row?.['state'], events]).toEqual(['done', ['asked', 'proved', 'revoked']]);
    expect(await requestFollowUps(id)).toContain('privacy.answer-mail');
  });

  test.each([
    ['a visitor', { kind: 'anonymous', client: 'x' } as Actor],
    ['a client', { kind: 'user', userId: randomUUID() } as Actor],
  ])('cannot be given by %s, nor may they look or erase', async (_, outsider) => {
    const id = await provedRequest();
    const refused = /permission denied|(users|crm)_\w+_missing/;
    for (const call of [
      `prove_privacy_request('${id}')`,
      `privacy_findings('${id}')`,
      `answer_privacy_request('${id}', 'copy_given', '')`,
      `order_erasure('${id}')`,
      `personal_copy('${id}')`,
      `personal_files('${id}')`,
      `erase_personal_rows('${id}')`,
      `forget_privacy_request('${id}')`,
      'erase_expired()',
    ]) {
      await expect(actorSql(outsider, `select public.${call}`), call).rejects.toThrow(refused);
    }
  });
});

describe('the answer', () => {
  test('is a copy for 7 days, which is not available before', async () => {
    const email = `${randomUUID()}@casa.example`;
    await ownerSql(
      `insert into public.crm_contacts (name, email, source) values ('Caio', $1, 'website')`,
      [email],
    );
    const id = await provedRequest({ email });
    const copy = () => actorSql(server, `select table_name from public.personal_copy('${id}')`);
    expect(await copy()).toEqual([]);
    expect(
      await actorSql(as('admin'), `select * from public.privacy_findings('${id}') order by 1`),
    ).toMatchObject([
      { table_name: 'public.crm_contact_points' },
      { table_name: 'public.crm_contacts' },
      { table_name: 'public.crm_events' },
      { table_name: 'public.privacy_requests' },
    ]);
    await answer('admin', id, 'copy_given', '');
    expect(await copy()).toContainEqual({ table_name: 'public.crm_contacts' });
    expect((await storedRequest(id)).events).toEqual([
      'asked',
      'proved',
      'copy_given',
      'copy_fetched',
    ]);
    await ownerSql(`update public.privacy_requests set copy_until = now() where id = $1`, [id]);
    expect(await copy()).toEqual([]);
  });

  test.each([
    ['before the proof', 'unproved', 'copy_given', 'x', 'request_not_open'],
    ['without a reason', 'access', 'refused', ' ', 'answer_missing'],
    ['of another kind', 'access', 'corrected', 'x', 'outcome_unfit'],
    ['that is no answer', 'access', 'erased', 'x', 'outcome_unfit'],
  ])('is refused %s', async (_, kind, outcome, text, reason) => {
    const id = randomUUID();
    await sendPrivacyRequest({ id, kind: kind === 'unproved' ? 'access' : kind });
    if (kind !== 'unproved') await prove(id);
    await expect(answer('admin', id, outcome, text)).rejects.toThrow(reason);
  });

  test('is not for managers, and is sent once', async () => {
    const id = await provedRequest();
    await expect(answer('manager', id, 'refused')).rejects.toThrow('users_update_missing');
    await answer('admin', id, 'refused', 'Dados guardados por lei.');
    await expect(answer('admin', id, 'copy_given')).rejects.toThrow('request_not_open');
  });
});

describe('an erasure', () => {
  const order = (role: string, id: string) =>
    actorSql(as(role), `select public.order_erasure('${id}')`);

  test('is ordered by users who may delete, for a proved request of erasure', async () => {
    const id = await provedRequest({ kind: 'deletion' });
    await expect(order('manager', id)).rejects.toThrow('users_delete_missing');
    await order('admin', id);
    expect((await storedRequest(id)).row).toMatchObject({ state: 'erasing' });
    expect(await requestFollowUps(id)).toContain('privacy.erase');
    await expect(order('admin', await provedRequest())).rejects.toThrow('request_not_open');
  });

  test('changes nothing without an order', async () => {
    const id = await provedRequest({ kind: 'deletion' });
    const [erased] = await actorSql<{ counts: object }>(
      server,
      `select public.erase_personal_rows('${id}') as counts`,
    );
    expect(erased?.counts).toEqual({});
  });

  test('leaves staff alone until their roles have ended', async () => {
    const person = await makePerson({ role: 'viewer' });
    const id = await provedRequest({ kind: 'deletion', email: `${person}@example.com` });
    await expect(order('admin', id)).rejects.toThrow('person_is_staff');
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [person]);
    await order('admin', id);
  });
});

test('expired requests are deleted, and nothing else', async () => {
  const [old, recent] = [randomUUID(), randomUUID()];
  for (const id of [old, recent]) await sendPrivacyRequest({ id });
  await ownerSql(
    `update public.privacy_requests set created_at = now() - interval '8 days' where id = $1`,
    [old],
  );
  await ownerSql(
    `insert into public.security_events (event_type, created_at)
     values ('aged', now() - interval '7 months'), ('fresh', now() - interval '5 months')`,
  );
  await actorSql(server, 'select public.erase_expired()');
  expect((await storedRequest(old)).row).toBeUndefined();
  expect((await storedRequest(recent)).row).toBeDefined();
  expect(
    await ownerSql(
      `select event_type from public.security_events where event_type in ('aged', 'fresh')`,
    ),
  ).toEqual([{ event_type: 'fresh' }]);
});
