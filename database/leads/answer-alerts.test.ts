import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

/** A lead that came so many minutes ago, with business hours that never end. */
async function waits(minutes: number, owner: string | null = null, source = 'contact_form') {
  const id = randomUUID();
  await sendLead({ id, source, address: '203.0.113.9' });
  await ownerSql(
    `update public.qualification_submissions set owner_id = $2,
       created_at = created_at - $3::interval, answer_due_at = answer_due_at - $3::interval,
       answer_warn_at = answer_warn_at - $3::interval where id = $1`,
    [id, owner, `${minutes} minutes`],
  );
  return id;
}

const order = async () =>
  asActor({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ mails: number }>`
      select public.order_answer_alerts() as mails`.execute(tx);
    return rows[0]?.mails ?? 0;
  });
interface Alert {
  user_id: string;
  lead_id: string;
  kind: string;
  mail_id: string;
}
const notified = () =>
  ownerSql<Alert>(
    'select user_id, lead_id, kind, mail_id from private.answer_alerts order by kind',
  );
const halfAnHourPasses = () =>
  ownerSql("update private.answer_alerts set ordered_at = ordered_at - interval '31 minutes'");

let owner: string;
let manager: string;
beforeAll(async () => {
  await ownerSql('update public.company_settings set business_hours = null');
  owner = await makePerson({ role: 'viewer' });
  manager = await makePerson({ role: 'manager' });
});
afterEach(async () => {
  await ownerSql('delete from public.qualification_submissions');
  await ownerSql(
    'delete from private.rate_limits; delete from public.notice_choices; delete from public.outbox',
  );
});

test('the owner is notified before the time is over, the managers after, each once', async () => {
  const lead = await waits(44, owner);
  expect(await order()).toBe(0);
  await ownerSql(
    "update public.qualification_submissions set answer_warn_at = now() - interval '1 second'",
  );
  expect(await order()).toBe(1);
  expect(await notified()).toMatchObject([{ user_id: owner, lead_id: lead, kind: 'answer-due' }]);
  await ownerSql(
    "update public.qualification_submissions set answer_due_at = now() - interval '1 second'",
  );
  expect(await order()).toBe(1);
  expect((await notified())[1]).toMatchObject({ user_id: manager, kind: 'answer-late' });
  await halfAnHourPasses();
  expect(await order()).toBe(0);
});

test('an unassigned lead notifies the managers', async () => {
  await waits(50);
  expect(await order()).toBe(1);
  expect(await notified()).toMatchObject([{ user_id: manager, kind: 'answer-due' }]);
});

test('a user gets one mail in half an hour, with all waiting leads', async () => {
  const [first, second] = [await waits(50, owner), await waits(50, owner)];
  expect(await order()).toBe(1);
  const mails = new Set((await notified()).map(({ mail_id }) => mail_id));
  expect([...mails]).toHaveLength(1);
  const third = await waits(50, owner);
  expect(await order()).toBe(0);
  await halfAnHourPasses();
  expect(await order()).toBe(1);
  const leads = (await notified()).map(({ lead_id }) => lead_id);
  expect(leads.sort()).toEqual([first, second, third].sort());
});

test('ten concurrent rounds enqueue no mail twice', async () => {
  await waits(70, owner);
  const ordered = await Promise.all(Array.from({ length: 10 }, order));
  expect(ordered.reduce((sum, mails) => sum + mails, 0)).toBe(2);
  expect(await notified()).toHaveLength(2);
  const mails = await ownerSql("select 1 from public.outbox where kind = 'lead.answer-mail'");
  expect(mails).toHaveLength(2);
});

test('nobody is notified who may not see the product, may not answer, has left, or switched that off', async () => {
  const partner = await makePerson({ role: 'manager', product: 'doavya' });
  await makePerson({ role: 'manager', active: false });
  await makePerson({ role: 'analyst' });
  await ownerSql(
    "insert into public.notice_choices (user_id, kind, channel, off) values ($1, 'answer-late', 'mail', true)",
    [manager],
  );
  await waits(70, partner);
  expect(await order()).toBe(0);
  expect((await notified()).map(({ user_id }) => user_id)).toEqual([]);
  await waits(70, null, 'doavya');
  expect(await order()).toBe(1);
  expect(await notified()).toMatchObject([{ user_id: partner, kind: 'answer-late' }]);
});

test('a lead answered meanwhile notifies nobody', async () => {
  const [answered, waiting] = [await waits(50, owner), await waits(50, owner)];
  await order();
  await ownerSql("update public.qualification_submissions set status = 'contacted' where id = $1", [
    answered,
  ]);
  const [{ mail_id } = { mail_id: '' }] = await notified();
  const rows = await ownerSql<{ lead_id: string; seconds: number }>(
    'select lead_id, seconds from private.answer_alert_for_mail($1)',
    [mail_id],
  );
  expect(rows.map(({ lead_id }) => lead_id)).toEqual([waiting]);
  expect(rows[0]?.seconds).toBeGreaterThan(500);
});

test('at night nobody is notified', async () => {
  await waits(70, owner);
  const today = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][
    new Date(Date.now() - 3 * 3_600_000).getUTCDay()
  ];
  const open = (days: object) =>
    ownerSql('update public.company_settings set business_hours = $1::jsonb', [
      JSON.stringify({ days }),
    ]);
  const other = today === 'wed' ? 'fri' : 'wed';
  await open({ [other]: [['09:00', '10:00']] });
  expect(await order()).toBe(0);
  await ownerSql('update public.company_settings set business_hours = null');
  expect(await order()).toBe(2);
});

test('only the server enqueues them', async () => {
  const statement = 'select public.order_answer_alerts()';
  expect(await refusalOf({ kind: 'user', userId: manager }, statement)).toBe('42501');
  expect(await refusalOf({ kind: 'anonymous', client: 'x' }, statement)).toBe('42501');
});
