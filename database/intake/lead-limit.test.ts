import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, sendLead, storedLead } from '../testing/send-lead.ts';

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

  test('of 200 at once from one visitor exactly two are accepted', async () => {
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

describe('a limit check that fails', () => {
  test('costs no lead: it is accepted, marked, and mailed', async () => {
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
