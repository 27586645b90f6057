import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendApplication } from '../testing/send-application.ts';
import { followUps, sendLead, storedLead } from '../testing/send-lead.ts';
import { sendPrivacyRequest } from '../testing/send-privacy-request.ts';

const pretendLater = (by: string) =>
  ownerSql(
    'update private.rate_limits set hits = array(select hit - $1::interval from unnest(hits) hit)',
    [by],
  );

async function outcomes(count: number, lead: Parameters<typeof sendLead>[0]): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) found.push((await sendLead(lead)).outcome);
  return found;
}

useScratchDatabase();

describe('limits of leads', () => {
  test('qualification: the third within five minutes is refused, later it is accepted', async () => {
    const visitor = randomUUID();
    expect(await outcomes(3, { visitor })).toEqual(['accepted', 'accepted', 'limited']);
    await pretendLater('4 minutes 50 seconds');
    expect(await outcomes(1, { visitor })).toEqual(['limited']);
    await pretendLater('10 seconds');
    expect(await outcomes(1, { visitor })).toEqual(['accepted']);
  });

  test.each(['contact_form', 'workshop'])('%s: five an hour', async (source) => {
    const visitor = randomUUID();
    const five = Array(5).fill('accepted');
    expect(await outcomes(6, { visitor, source })).toEqual([...five, 'limited']);
    await pretendLater('59 minutes');
    expect(await outcomes(1, { visitor, source })).toEqual(['limited']);
    await pretendLater('1 minute');
    expect(await outcomes(1, { visitor, source })).toEqual(['accepted']);
  });

  test('of 200 concurrent leads from one visitor exactly two are accepted', async () => {
    const visitor = randomUUID();
    const found = await Promise.all(Array.from({ length: 200 }, () => sendLead({ visitor })));
    expect(found.filter((one) => one.outcome === 'accepted')).toHaveLength(2);
    expect(found.filter((one) => one.outcome === 'limited')).toHaveLength(198);
  });

  test('a refused lead leaves nothing behind', async () => {
    const visitor = randomUUID();
    const id = randomUUID();
    const email = `${randomUUID()}@casa.example`;
    await outcomes(2, { visitor });
    expect(await sendLead({ id, visitor, answers: { nome: 'Ana', email } })).toEqual({
      outcome: 'limited',
      promised_at: null,
      protocol: null,
      status: null,
      review_reason: null,
    });
    expect(await storedLead(id)).toBeUndefined();
    expect(await ownerSql('select 1 from public.crm_contacts where email = $1', [email])).toEqual(
      [],
    );
    expect(await followUps(id)).toEqual([]);
  });

  test('a direct insert meets the same limit, with SQLSTATE PT429', async () => {
    const insert = `insert into public.qualification_submissions (form_data) values ('{}')`;
    const actor = { kind: 'anonymous', client: randomUUID() } as const;
    // Each of these transactions is undone, with what it counted.
    expect(await refusalOf(actor, insert)).toBe('none');
    expect(await refusalOf(actor, `${insert}; ${insert}`)).toBe('none');
    expect(await refusalOf(actor, `${insert}; ${insert}; ${insert}`)).toBe('PT429');
  });
});

describe('above the hourly limit of an address', () => {
  /** As if that many had come within this hour. */
  const posted = (address: string, count: number, what = 'lead') =>
    ownerSql('select private.address_state($3, $1) from generate_series(1, $2::integer)', [
      address,
      count,
      what,
    ]);

  test('leads are stored for review up to 300 an hour, and refused above', async () => {
    const address = randomUUID();
    await posted(address, 5);
    const id = randomUUID();
    expect(await sendLead({ id, address })).toMatchObject({ review_reason: 'address_limit' });
    expect(await followUps(id)).toEqual([]);
    await posted(address, 293);
    const last = { outcome: 'accepted', review_reason: 'address_limit' };
    expect(await sendLead({ address })).toMatchObject(last);
    expect((await sendLead({ address })).outcome).toBe('limited');
    expect((await sendLead({ address: randomUUID() })).review_reason).toBeNull();
    await pretendLater('1 hour');
    expect(await sendLead({ address })).toMatchObject({ review_reason: null });
  });

  test('of ten concurrent leads at the limit exactly the remaining number is stored', async () => {
    const address = randomUUID();
    await posted(address, 296);
    const found = await Promise.all(Array.from({ length: 10 }, () => sendLead({ address })));
    expect(found.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(4);
    expect(found.filter(({ outcome }) => outcome === 'limited')).toHaveLength(6);
  });

  test('applications and privacy requests have the same limits', async () => {
    const address = randomUUID();
    for (const what of ['talent', 'privacy']) await posted(address, 299, what);
    expect((await sendApplication({ address })).outcome).toBe('accepted');
    expect((await sendApplication({ address })).outcome).toBe('limited');
    expect((await sendPrivacyRequest({ address })).outcome).toBe('accepted');
    expect((await sendPrivacyRequest({ address })).outcome).toBe('limited');
  });

  test('their answers are shortened to 5 KB in all, the longest first, and the row is marked', async () => {
    const address = randomUUID();
    await posted(address, 5);
    const answers = {
      nome: 'Ana',
      email: `${randomUUID()}@casa.example`,
      mensagem: 'ação '.repeat(4000),
      detalhe: '\n"'.repeat(3000),
      curto: 'x'.repeat(900),
    };
    const id = randomUUID();
    await sendLead({ id, address, answers });
    const [lead] = await ownerSql<{ form_data: typeof answers; cut_from: number; email: string }>(
      `select s.form_data, s.cut_from, c.email from public.qualification_submissions s
       join public.crm_contacts c on c.id = s.contact_id where s.id = $1`,
      [id],
    );
    const stored = lead?.form_data as typeof answers;
    expect(Buffer.byteLength(Object.entries(stored).flat().join(''))).toBeLessThanOrEqual(5120);
    expect(Buffer.byteLength(Object.entries(stored).flat().join(''))).toBeGreaterThan(5080);
    expect(stored).toMatchObject({ nome: 'Ana', email: answers.email, curto: answers.curto });
    expect(stored.mensagem).toMatch(/^ação .*…$/);
    expect(answers.mensagem.startsWith(stored.mensagem.slice(0, -1))).toBe(true);
    expect(lead?.cut_from).toBeGreaterThan(25_000);
    expect(lead?.email).toBe(answers.email);
  });

  test.each([
    ['many names', Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`name ${n}`, 'y']))],
    ['a long name', { ['n'.repeat(6000)]: 'y', nome: 'Ana' }],
    ['letters of four bytes', { nome: '🔨'.repeat(3000) }],
  ])('%s fit as well', async (_, answers) => {
    const address = randomUUID();
    await posted(address, 5);
    const id = randomUUID();
    expect((await sendLead({ id, address, answers })).outcome).toBe('accepted');
    const [row] = await ownerSql<{ form_data: object; cut_from: number }>(
      'select form_data, cut_from from public.qualification_submissions where id = $1',
      [id],
    );
    const size = Buffer.byteLength(
      Object.entries(row?.form_data ?? {})
        .flat()
        .join(''),
    );
    expect(size).toBeLessThanOrEqual(5120);
    expect(row?.cut_from).toBeGreaterThan(5120);
  });

  test('short answers, and answers within the limit, stay whole', async () => {
    const address = randomUUID();
    const long = { nome: 'Ana', mensagem: 'z'.repeat(9000) };
    const ids = { long: randomUUID(), short: randomUUID() };
    await sendLead({ id: ids.long, address, answers: long });
    await posted(address, 4);
    await sendLead({ id: ids.short, address, answers: { nome: 'Ana' } });
    const rows = await ownerSql(
      `select form_data, cut_from from public.qualification_submissions where id in ($1, $2)
       order by created_at`,
      [ids.long, ids.short],
    );
    expect(rows).toEqual([
      { form_data: long, cut_from: null },
      { form_data: { nome: 'Ana' }, cut_from: null },
    ]);
  });
});

describe('a limit check that fails', () => {
  test('does not lose the lead: it is accepted, marked, and mailed', async () => {
    await ownerSql(`create or replace function public.check_rate_limit(
      identifier text, max_requests integer default 5, time_window interval default '1 hour')
      returns boolean
      language plpgsql security definer set search_path = ''
      as $$ begin raise exception 'broken'; end $$`);
    const id = randomUUID();
    expect(await sendLead({ id })).toMatchObject({
      outcome: 'accepted',
      status: 'new',
      review_reason: 'limit_check_failed',
    });
    expect(await storedLead(id)).toMatchObject({ contact_id: expect.any(String) });
    expect(await followUps(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
  });
});
