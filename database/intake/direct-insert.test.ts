import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, storedLead } from '../testing/send-lead.ts';

const visitor = (): Actor => ({ kind: 'anonymous', client: randomUUID() });

describe('a lead inserted without submit_lead', () => {
  useScratchDatabase();

  test('gets the same protocol, contact, deal and mails', async () => {
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

  test('cannot be read back', async () => {
    const insert =
      "insert into public.qualification_submissions (form_data) values ('{}') returning protocol";
    expect(await refusalOf(visitor(), insert)).toBe('42501');
  });
});
