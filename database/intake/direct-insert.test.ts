import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, storedLead } from '../testing/send-lead.ts';

const visitor = (): Actor => ({ kind: 'anonymous', client: randomUUID() });

useScratchDatabase();

describe('a lead inserted without submit_lead', () => {
  test('gets reference number, contact, deal and mails as by submit_lead', async () => {
    const id = randomUUID();
    await actorSql(
      visitor(),
      `insert into public.qualification_submissions (id, form_data, source_page, utm_source,
         user_agent)
       values ('${id}', '{"nome": "Ana", "email": "ana@casa.example"}', '/', 'boletim',
         repeat('x', 2000))`,
    );
    const lead = await storedLead(id);
    expect(lead).toMatchObject({
      status: 'new',
      protocol: expect.stringMatching(/^\w{4}-\w{4}$/),
      contact_id: expect.any(String),
      deal_id: expect.any(String),
      form_id: expect.any(String),
      review_reason: null,
    });
    expect(lead?.user_agent).toHaveLength(500);
    expect(await followUps(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
  });

  test.each([
    "protocol) values ('{}', 'AAAA-AAAA')",
    "contact_id) values ('{}', gen_random_uuid())",
    "deal_id) values ('{}', gen_random_uuid())",
    "review_reason) values ('{}', 'too_fast')",
    "intake) values ('{}', '{}')",
    "created_at) values ('{}', now())",
    "source) values ('{}', 'workshop')",
  ])('cannot set what the intake sets: %s', async (rest) => {
    const insert = `insert into public.qualification_submissions (form_data, ${rest}`;
    expect(await refusalOf(visitor(), insert)).toBe('42501');
  });

  test.each(["'[]'", '\'"text"\'', "jsonb_build_object('a', repeat('x', 70000))"])(
    'answers that are no object of a sane size are refused: %s',
    async (data) => {
      const insert = `insert into public.qualification_submissions (form_data) values (${data})`;
      expect(await refusalOf(visitor(), insert)).toBe('23514');
    },
  );

  test.each(["'qualified'", "'no state at all'", 'null'])(
    'a state that is sent along is ignored: %s',
    async (state) => {
      const id = randomUUID();
      await actorSql(
        visitor(),
        `insert into public.qualification_submissions (id, form_data, status)
         values ('${id}', '{}', ${state})`,
      );
      expect((await storedLead(id))?.status).toBe('new');
    },
  );

  test('cannot be read back', async () => {
    const insert =
      "insert into public.qualification_submissions (form_data) values ('{}') returning protocol";
    expect(await refusalOf(visitor(), insert)).toBe('42501');
  });
});

describe('a lead inserted without a claim', () => {
  beforeEach(() => ownerSql('truncate private.rate_limits'));

  const outsider: Actor = { kind: 'anonymous' };
  /** Inserts one with the headers that an interface in front of the database passes on. */
  async function insert(headers: object | string, email = `${randomUUID()}@casa.example`) {
    const id = randomUUID();
    const answer = typeof headers === 'string' ? headers : JSON.stringify(headers);
    const refusal = await actorSql(
      outsider,
      `select set_config('request.headers', '${answer}', true);
       insert into public.qualification_submissions (id, form_data)
       values ('${id}', '{"nome": "Ana", "email": "${email}"}')`,
    ).then(
      () => 'none',
      (error: { code?: string }) => error.code ?? 'unknown',
    );
    const lead = await storedLead(id);
    return { refusal, reason: lead?.review_reason, mails: await followUps(id) };
  }
  const from = (address: string) => insert({ 'x-forwarded-for': address });
  const both = ['lead.team-mail', 'lead.visitor-mail'];

  test('counts for the address that was forwarded, the first public one', async () => {
    for (const chain of ['203.0.113.7', '10.0.0.3, 203.0.113.7:4711,198.51.100.1']) {
      expect(await from(chain)).toEqual({ refusal: 'none', reason: null, mails: both });
    }
    expect((await from('203.0.113.7, 198.51.100.2')).refusal).toBe('PT429');
    // Nobody else is refused for it, in the same minute.
    for (let other = 10; other < 20; other += 1) {
      expect((await from(`203.0.113.${other}`)).refusal).toBe('none');
    }
    expect((await from('2001:db8:0:7::1')).refusal).toBe('none');
    expect((await from('[2001:db8:0:7:ffff::2]:443')).refusal).toBe('none');
    expect((await from('2001:db8:0:7::3')).refusal).toBe('PT429');
    expect((await from('2001:db8:0:8::1')).refusal).toBe('none');
  });

  test.each([
    ['no headers at all', ''],
    ['none of an address', { accept: '*/*' }],
    ['a private address', { 'x-forwarded-for': '10.0.0.1, ::1' }],
    ['what is no address', { 'x-forwarded-for': 'unknown' }],
    ['headers that are no JSON', '{"x-forwarded'],
  ])('is kept for review instead of refused, with %s', async (_, headers) => {
    const stored = { refusal: 'none', reason: 'no_identity', mails: ['lead.team-mail'] };
    for (let turn = 0; turn < 5; turn += 1) expect(await insert(headers)).toEqual(stored);
    // All of these together notify five times an hour at most.
    const beyond = { refusal: 'none', reason: 'address_limit', mails: [] };
    expect(await insert(headers)).toEqual(beyond);
  });

  test('is refused above 300 unidentified ones an hour, while a visitor with a claim is not', async () => {
    await ownerSql(`select private.address_state('lead', 'nobody') from generate_series(1, 299)`);
    expect((await insert('')).refusal).toBe('none');
    expect((await insert('')).refusal).toBe('PT429');
    const own = `insert into public.qualification_submissions (form_data) values ('{}')`;
    expect(await refusalOf(visitor(), own)).toBe('none');
    expect((await from('203.0.113.7')).refusal).toBe('none');
  });

  test('forged addresses share 300 an hour, and count as unidentified beyond', async () => {
    await ownerSql(`select private.count_hit('["forwarded address"]', 300, interval '1 hour')
      from generate_series(1, 299)`);
    expect((await from('203.0.113.1')).reason).toBeNull();
    expect((await from('203.0.113.2')).reason).toBe('no_identity');
  });

  test('a claim takes precedence over a header', async () => {
    const claimed = visitor();
    const send = (address: number) =>
      refusalOf(claimed, async (tx) => {
        await sql`select set_config('request.headers', ${`{"x-forwarded-for": "203.0.113.${address}"}`}, true)`.execute(
          tx,
        );
        for (let turn = 0; turn < 3; turn += 1) {
          await sql`insert into public.qualification_submissions (form_data) values ('{}')`.execute(
            tx,
          );
        }
      });
    expect(await send(1)).toBe('PT429');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:443', '203.0.113.7'],
  ['100.63.255.255', '100.63.255.255'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:1:ffff::1', '2001:db8:0:1::/64'],
  ['127.0.0.1', null],
  ['172.31.255.255', null],
  ['100.64.0.1', null],
  ['::1', null],
  ['::ffff:10.0.0.1', null],
  ['64:ff9b::192.168.0.1', null],
  ['fe80::1%eth0', null],
  ['fdff:ffff::1', null],
  ['203.0.113.7/8', null],
  ['', null],
  ['unknown', null],
])('%j counts as %j', async (address, network) => {
  const [row] = await ownerSql('select private.network_of($1) as network', [address]);
  expect(row).toEqual({ network });
});
