import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../app/composition/messages.ts';
import { pagePromise } from '../../app/features/qualification/clocks/page-promise.ts';
import { readPromises } from '../../app/features/qualification/clocks/promise.store.server.ts';
import { promiseWords } from '../../app/features/qualification/clocks/promise-words.ts';
import { registerMessages } from '../../app/i18n/instances.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();
registerMessages(messages);

const HOURS = `update public.company_settings c set business_hours = $1::jsonb
  from public.business_units u where u.slug = c.business_unit and u.is_default`;
const setHours = (days: object | null) => ownerSql(HOURS, [days && JSON.stringify({ days })]);
const WEEK = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [
    day,
    [
      ['08:30', '12:00'],
      ['13:15', '18:00'],
    ],
  ]),
);

beforeEach(async () => {
  await setHours(WEEK);
  await ownerSql(
    'delete from public.answer_targets where service is not null or source is not null',
  );
});

const promisedAt = async (protocol: string | null) => {
  const rows = await actorSql<{ promised_at: Date | null }>(
    { kind: 'anonymous' },
    `select promised_at from public.lead_receipt('${protocol}')`,
  );
  return rows[0]?.promised_at ?? null;
};

test('the form and the receipt promise the due time of the lead’s clock', async () => {
  const id = randomUUID();
  const sent = (await sendLead({ id, address: '203.0.113.7' })) as unknown as {
    protocol: string;
    promised_at: Date;
  };
  const [lead] = await ownerSql<{ due: Date }>(
    'select answer_due_at as due from public.qualification_submissions where id = $1',
    [id],
  );
  expect(sent.promised_at).toEqual(lead?.due);
  expect(await promisedAt(sent.protocol)).toEqual(lead?.due);
  const again = (await sendLead({ id })) as unknown as { outcome: string; promised_at: Date };
  expect(again).toMatchObject({ outcome: 'replayed', promised_at: lead?.due });
});

test('nothing is promised to a suspected lead, after the answer, and without hours on record', async () => {
  const caught = await sendLead({ marks: ['honeypot'] });
  expect(caught).toMatchObject({ outcome: 'accepted', promised_at: null });
  const id = randomUUID();
  const { protocol } = await sendLead({ id, address: '203.0.113.7' });
  await ownerSql(
    `update public.qualification_submissions set status = 'contacted' where id = '${id}'`,
  );
  expect(await promisedAt(protocol)).toBeNull();
  await setHours(null);
  expect(await sendLead({ address: '203.0.113.7' })).toMatchObject({ promised_at: null });
  const rows = await asActor({ kind: 'system' }, readPromises);
  expect(pagePromise(rows, 'contact_form', 'pt-BR', new Date())).toBeNull();
});

test('the form with a question for the service promises the longest target of any', async () => {
  await ownerSql(`insert into public.answer_targets (service, source, minutes) values
    ('consulting', null, 480), (null, 'contact_form', 30)`);
  const { minutes } = await asActor({ kind: 'system' }, readPromises);
  expect(minutes).toEqual({ qualification: 480, contact_form: 30 });
});

test('pages promise at every hour what the database computes for the last moment that they name', async () => {
  await ownerSql(
    `insert into public.answer_targets (source, minutes) values ('contact_form', 100)`,
  );
  const rows = await asActor({ kind: 'system' }, readPromises);
  const start = Date.now();
  for (let hours = 0; hours < 24 * 9; hours += 3.7) {
    const now = new Date(start + hours * 3_600_000);
    const half = new Date((Math.floor(now.getTime() / 1_800_000) + 1) * 1_800_000);
    const [said] = await ownerSql<{ due: Date }>(
      `select private.add_business_time(case when private.business_open_at($1)
         then least($2::timestamptz, private.business_next_change($1))
         else private.business_next_change($1) end, 100) as due`,
      [now, half],
    );
    expect(pagePromise(rows, 'contact_form', 'pt-BR', now)?.text).toContain(
      promiseWords(said?.due as Date, now, 'pt-BR'),
    );
  }
});
