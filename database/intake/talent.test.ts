import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  applicationFollowUps,
  sendApplication,
  storedApplication,
} from '../testing/send-application.ts';

const MAILS = ['talent.applicant-mail', 'talent.team-mail'];

const count = async (table: string) => {
  const [row] = await ownerSql<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return row?.rows;
};

useScratchDatabase();

describe('an application', () => {
  test('is stored as it was sent, with both mails, and nothing in the CRM', async () => {
    const id = randomUUID();
    const sent = await sendApplication({
      id,
      name: ' Ana ',
      email: ' Ana@Casa.Example ',
      phone: '17 99123-4567',
      phoneE164: '+5517991234567',
      link: ' https://ana.example ',
    });
    expect(sent).toEqual({
      outcome: 'accepted',
      protocol: expect.stringMatching(/^T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    });
    expect(await storedApplication(id)).toMatchObject({
      protocol: sent.protocol,
      name: 'Ana',
      email: 'ana@casa.example',
      phone: '+5517991234567',
      phone_verified: true,
      link: 'https://ana.example',
      review_reason: null,
    });
    expect(await applicationFollowUps(id)).toEqual(MAILS);
    for (const table of ['crm_contacts', 'crm_deals', 'qualification_submissions']) {
      expect([table, await count(`public.${table}`)]).toEqual([table, 0]);
    }
  });

  test('stores an unverifiable phone as typed, and no empty answers', async () => {
    const id = randomUUID();
    await sendApplication({ id, phone: '0000 000 000' });
    expect(await storedApplication(id)).toMatchObject({
      phone: '0000 000 000',
      phone_verified: false,
      link: null,
    });
    const silent = randomUUID();
    await sendApplication({ id: silent });
    expect(await storedApplication(silent)).toMatchObject({ phone: null, phone_verified: false });
  });

  test.each([
    ['an e-mail that is none', { email: 'no-address' }],
    ['no name', { name: '  ' }],
    ['an endless message', { message: 'x'.repeat(5001) }],
  ])('with %s is refused whole', async (_, wrong) => {
    const id = randomUUID();
    await expect(sendApplication({ id, ...wrong })).rejects.toMatchObject({ code: '23514' });
    expect(await storedApplication(id)).toBeUndefined();
  });

  test('with an id that shares its bits with another gets a reference number of its own', async () => {
    const references: (string | null)[] = [];
    for (const id of [
      '018f0000-0000-7000-8000-00abcdef0123',
      '018f0000-0000-7000-8000-77abcdef0123',
      '018f0001-0000-7000-8000-77abcdef0123',
    ]) {
      references.push((await sendApplication({ id })).protocol);
    }
    expect(new Set(references).size).toBe(3);
  });
});

describe('sending one application again', () => {
  test('gets the same reference number and changes nothing', async () => {
    const id = randomUUID();
    const first = await sendApplication({ id });
    expect(await sendApplication({ id, name: 'Outra' })).toEqual({ ...first, outcome: 'replayed' });
    expect(await applicationFollowUps(id)).toEqual(MAILS);
  });

  test('is recognised by the id that it would have had in the window before', async () => {
    const [earlierId, id] = [randomUUID(), randomUUID()];
    const first = await sendApplication({ id: earlierId });
    expect(await sendApplication({ id, earlierId })).toEqual({ ...first, outcome: 'replayed' });
    expect(await storedApplication(id)).toBeUndefined();
  });

  test('twenty concurrent calls create one application and one pair of mails', async () => {
    const id = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => sendApplication({ id, visitor: 'one' })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes.map(({ protocol }) => protocol)).size).toBe(1);
    expect(await applicationFollowUps(id)).toEqual(MAILS);
  });

  test('never counts against the limit', async () => {
    const visitor = randomUUID();
    const id = randomUUID();
    for (let time = 0; time < 8; time += 1) await sendApplication({ id, visitor });
    expect((await sendApplication({ visitor })).outcome).toBe('accepted');
  });
});

describe('limits of applications', () => {
  test('accept five an hour from one visitor; the sixth leaves nothing behind', async () => {
    const visitor = randomUUID();
    for (let time = 0; time < 5; time += 1) {
      expect((await sendApplication({ visitor })).outcome).toBe('accepted');
    }
    const id = randomUUID();
    expect(await sendApplication({ id, visitor })).toEqual({ outcome: 'limited', protocol: null });
    expect(await storedApplication(id)).toBeUndefined();
    expect(await applicationFollowUps(id)).toEqual([]);
    await ownerSql(
      `update private.rate_limits
       set hits = array(select hit - interval '1 hour' from unnest(hits) hit)`,
    );
    expect((await sendApplication({ id, visitor })).outcome).toBe('accepted');
  });

  test('store and mark the sixth of an address in an hour, and mail nobody', async () => {
    const address = randomUUID();
    for (let visitor = 0; visitor < 5; visitor += 1) await sendApplication({ address });
    const id = randomUUID();
    expect((await sendApplication({ id, address, marks: ['too_fast'] })).outcome).toBe('accepted');
    expect((await storedApplication(id))?.review_reason).toBe('address_limit');
    expect(await applicationFollowUps(id)).toEqual([]);
  });

  test.each([
    ['honeypot', []],
    ['too_fast', ['talent.team-mail']],
  ])('%s: kept and marked, thanked, mailed to %j', async (mark, mails) => {
    const id = randomUUID();
    expect(await sendApplication({ id, marks: [mark] })).toMatchObject({
      outcome: 'accepted',
      protocol: expect.any(String),
    });
    expect((await storedApplication(id))?.review_reason).toBe(mark);
    expect(await applicationFollowUps(id)).toEqual(mails);
  });
});

describe('retention', () => {
  test('an application is deleted after twelve months, with the next one', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    await sendApplication({ id: old });
    await sendApplication({ id: recent });
    expect(
      await ownerSql(
        `select erase_at = created_at + interval '12 months' as kept
         from public.talent_applications where id = $1`,
        [old],
      ),
    ).toEqual([{ kept: true }]);
    await ownerSql(
      `update public.talent_applications set erase_at = now() - interval '1 second' where id = $1`,
      [old],
    );
    await sendApplication({});
    expect(await storedApplication(old)).toBeUndefined();
    expect(await storedApplication(recent)).toBeDefined();
  });

  test('its receipt is found by any spelling, and discloses nothing of the person', async () => {
    const receipt = (protocol: string) =>
      actorSql({ kind: 'anonymous' }, `select * from public.application_receipt('${protocol}')`);
    const { protocol } = await sendApplication({ id: '018f0000-0000-7000-8000-000042100421' });
    expect(protocol).toBe('T-0111-0111');
    expect(await receipt(' t-oiLl-o1I1 ')).toEqual([{ protocol, locale: 'pt-BR' }]);
    expect(await receipt('T-ZZZZ-ZZZZ')).toEqual([]);
    expect(await receipt('%')).toEqual([]);
  });

  test('no role can insert one without the function', async () => {
    for (const actor of [{ kind: 'anonymous' }, { kind: 'system' }] as const) {
      const insert = `insert into public.talent_applications (id, protocol, opening, opening_title,
        name, email, message) values (gen_random_uuid(), 'T-1', 'other', 'x', 'x', 'a@b', 'x')`;
      expect(await refusalOf(actor, insert)).toBe('42501');
    }
  });
});

describe('a limit check that fails', () => {
  test('does not lose the application: it is accepted, marked, and mailed', async () => {
    await ownerSql(`create or replace function public.check_rate_limit(
      identifier text, max_requests integer default 5, time_window interval default '1 hour')
      returns boolean
      language plpgsql security definer set search_path = ''
      as $$ begin raise exception 'broken'; end $$`);
    const id = randomUUID();
    expect((await sendApplication({ id })).outcome).toBe('accepted');
    expect((await storedApplication(id))?.review_reason).toBe('limit_check_failed');
    expect(await applicationFollowUps(id)).toEqual(MAILS);
  });
});
