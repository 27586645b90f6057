import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

/** A ticket that was opened so many minutes ago, with business hours that never end. */
async function waits(minutes: number, owner: string | null = null, priority = 'urgent') {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title, priority, owner_id, created_at)
     select id, 'Menu', $1, $2, now() - make_interval(mins => $3)
     from public.feedback_projects where key = 'forja' returning id`,
    [priority, owner, minutes],
  );
  return row?.id ?? '';
}
const order = async () =>
  asActor({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ mails: number }>`
      select public.order_answer_alerts() as mails`.execute(tx);
    return rows[0]?.mails ?? 0;
  });
interface Alert {
  user_id: string;
  ticket_id: string | null;
  kind: string;
  clock: string;
  mail_id: string;
}
const notified = () =>
  ownerSql<Alert>(
    'select user_id, ticket_id, kind, clock, mail_id from private.answer_alerts order by kind, clock',
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
afterEach(() =>
  ownerSql(`delete from public.feedback_tickets; delete from public.notice_choices;
    delete from public.outbox; delete from public.qualification_submissions`),
);

test('the owner is notified before the time is over, the managers after, each once for each clock', async () => {
  const ticket = await waits(20, owner);
  expect(await order()).toBe(0);
  await ownerSql('delete from public.feedback_tickets');
  const due = await waits(25, owner);
  expect(ticket).not.toBe(due);
  expect(await order()).toBe(1);
  expect(await notified()).toMatchObject([
    { user_id: owner, ticket_id: due, kind: 'ticket-due', clock: 'answer' },
  ]);
  await ownerSql(`update public.feedback_tickets set answer_due_at = now() - interval '1 second'`);
  expect(await order()).toBe(1);
  expect((await notified())[1]).toMatchObject({ user_id: manager, kind: 'ticket-late' });
  await halfAnHourPasses();
  expect(await order()).toBe(0);
  await ownerSql(`update public.feedback_tickets set first_answered_at = now(),
    clock_since = clock_since - interval '7 hours'`);
  await asActor({ kind: 'system' }, (tx) =>
    sql`select public.recompute_ticket_clocks()`.execute(tx),
  );
  expect(await order()).toBe(1);
  expect((await notified()).filter(({ clock }) => clock === 'solve')).toMatchObject([
    { user_id: owner, kind: 'ticket-due' },
  ]);
});

test('an unassigned ticket notifies its managers, and not while it waits for the customer', async () => {
  const partner = await makePerson({ role: 'manager', product: 'doavya' });
  const waiting = await waits(25);
  const paused = await waits(25, owner);
  await ownerSql(`update public.feedback_tickets set status = 'waiting' where id = $1`, [paused]);
  expect(await order()).toBe(1);
  expect(await notified()).toMatchObject([
    { user_id: manager, ticket_id: waiting, kind: 'ticket-due' },
  ]);
  expect((await notified()).map(({ user_id }) => user_id)).not.toContain(partner);
});

test('leads and tickets come in one mail, without tickets for users who switched those off', async () => {
  const lead = await ownerSql<{ id: string }>(
    `insert into public.qualification_submissions (id, source, form_data)
     values (gen_random_uuid(), 'contact_form', '{"name": "Ana"}') returning id`,
  );
  await ownerSql(
    `update public.qualification_submissions set review_reason = null, owner_id = $2,
       answer_target = 60, answer_due_at = now() + interval '5 minutes',
       answer_warn_at = now() - interval '1 minute' where id = $1`,
    [lead[0]?.id, owner],
  );
  await waits(25, owner);
  expect(await order()).toBe(1);
  const rows = await notified();
  expect(rows.map(({ kind }) => kind)).toEqual(['answer-due', 'ticket-due']);
  const [{ mail_id } = { mail_id: '' }] = rows;
  expect(rows.every((row) => row.mail_id === mail_id)).toBe(true);
  const waiting = () =>
    ownerSql<{ clock: string; seconds: number }>(
      'select clock, seconds from private.ticket_alerts_for_mail($1)',
      [mail_id],
    );
  expect(await waiting()).toMatchObject([{ clock: 'answer' }]);
  const { rows: moments } = await asActor({ kind: 'user', userId: owner }, (tx) =>
    sql<{ notices: { moments: { kind: string; about: string }[] } }>`
      select public.notices_waiting() as notices`.execute(tx),
  );
  expect(moments[0]?.notices.moments).toContainEqual(
    expect.objectContaining({ kind: 'ticket-due', about: 'ticket', label: 'Menu' }),
  );
  await actorSql(
    { kind: 'user', userId: owner },
    `select public.choose_notice('ticket-due', 'mail', true)`,
  );
  expect(await waiting()).toEqual([]);
  await halfAnHourPasses();
  await waits(25, owner);
  expect(await order()).toBe(0);
});
