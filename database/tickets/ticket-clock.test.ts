import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { answer, ask, makeStaff, opened, reply, staff, ticketOf } from '../testing/tickets.ts';

useScratchDatabase();

interface Clock {
  first_answered_at: Date | null;
  answer_target: number | null;
  answer_due_at: Date | null;
  answer_warn_at: Date | null;
  answer_seconds: number | null;
  solve_target: number | null;
  solve_due_at: Date | null;
  solve_seconds: number | null;
  clock_since: Date | null;
  due_order: Date | number;
  revision: number;
}
const clockOf = async (id: string) => (await ticketOf(id)) as unknown as Clock;

const HOURS = `update public.company_settings c set business_hours = $1::jsonb
  from public.business_units u where u.slug = c.business_unit and u.is_default`;
const keepHours = (days: object | null) => ownerSql(HOURS, [days && JSON.stringify({ days })]);
const WEEK = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [['09:00', '18:00']]]),
);

/** A ticket of somebody, opened at a moment. */
async function openedAt(at: string, priority = 'high', status = 'open') {
  const id = randomUUID();
  await ownerSql(
    `insert into public.feedback_tickets (id, project_id, title, priority, status, author_email, created_at)
     select $1, id, 'Menu', $2, $3, 'ana@casa.example', $4::timestamptz
     from public.feedback_projects where key = 'forja'`,
    [id, priority, status, at],
  );
  return id;
}
const moves = (id: string, status: string) =>
  ask('manager', `update public.feedback_tickets set status = '${status}' where id = '${id}'`);
/** Everything that is known of a ticket's times happened so much earlier. */
const passes = (id: string, time: string) =>
  ownerSql(
    `with moved as (
       update private.ticket_pauses set since = since - $2::interval, until = until - $2::interval
       where ticket_id = $1),
     changed as (update public.feedback_changes set changed_at = changed_at - $2::interval
       where ticket_id = $1)
     update public.feedback_tickets set clock_since = clock_since - $2::interval,
       created_at = created_at - $2::interval where id = $1`,
    [id, time],
  );
const reckon = () =>
  asActor({ kind: 'system' }, (tx) => sql`select public.recompute_ticket_clocks()`.execute(tx));
const minutes = (from: Date | null, to: Date | null) =>
  from && to ? Math.round((to.getTime() - from.getTime()) / 60_000) : null;
/** How much of its time a running ticket has left, in minutes. */
const left = async (id: string) => minutes(new Date(), (await clockOf(id)).solve_due_at);

/** The Friday before the last, in the evening; and the Monday after it. */
const friday = new Date();
friday.setUTCDate(friday.getUTCDate() - ((friday.getUTCDay() + 2) % 7) - 7);
const EVENING = `${friday.toISOString().slice(0, 10)}T22:30:00Z`;
const monday = new Date(friday.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await makeStaff();
  await ownerSql(`update public.company_holidays set is_kept = false where code is not null;
    insert into public.company_holidays (code, name, is_kept)
    select code, code, false from unnest('{new_year,carnival_monday,good_friday,tiradentes,labour,
      corpus_christi,independence,aparecida,all_souls,republic,black_awareness,christmas}'::text[]) code
    on conflict (code) do nothing`);
});
afterEach(async () => {
  await keepHours(null);
  await ownerSql('delete from private.rate_limits');
});

describe('the first answer', () => {
  test('of a ticket from Friday evening is due on Monday morning; a reply stops its clock', async () => {
    await keepHours(WEEK);
    const id = await openedAt(EVENING);
    expect(await clockOf(id)).toMatchObject({
      answer_target: 120,
      answer_due_at: new Date(`${monday}T14:00:00Z`),
      answer_warn_at: new Date(`${monday}T13:30:00Z`),
      answer_seconds: null,
      due_order: new Date(`${monday}T14:00:00Z`),
    });
    await reply('manager', id, 'Já estamos vendo.');
    const answered = await clockOf(id);
    expect(answered.first_answered_at).toBeInstanceOf(Date);
    expect(answered).toMatchObject({ answer_target: 120, answer_warn_at: null });
    expect(answered.answer_seconds).toBeGreaterThan(0);
    expect(answered.due_order).toEqual(answered.solve_due_at);
  });

  test('stops while the ticket waits for the requester, and continues after an undo', async () => {
    const { ticket } = await opened('ana@casa.example');
    const before = await clockOf(ticket);
    await moves(ticket, 'waiting');
    expect((await clockOf(ticket)).first_answered_at).toBeInstanceOf(Date);
    await moves(ticket, 'in_progress');
    expect((await clockOf(ticket)).first_answered_at).toBeInstanceOf(Date);
    await moves(ticket, 'waiting');
    await moves(ticket, 'in_progress');

    const other = await openedAt(new Date().toISOString());
    await moves(other, 'solved');
    expect((await clockOf(other)).solve_seconds).toBeGreaterThanOrEqual(0);
    await moves(other, 'open');
    expect(await clockOf(other)).toMatchObject({
      first_answered_at: null,
      answer_seconds: null,
      solve_seconds: null,
    });
    expect(before.answer_due_at).toBeInstanceOf(Date);
  });

  test('has its time by the priority, and a new one when that is changed', async () => {
    const id = await openedAt(new Date().toISOString(), 'low');
    const low = await clockOf(id);
    expect(minutes(low.clock_since, low.answer_due_at)).toBe(480);
    await ask(
      'manager',
      `update public.feedback_tickets set priority = 'urgent' where id = '${id}'`,
    );
    const urgent = await clockOf(id);
    expect(minutes(urgent.clock_since, urgent.answer_due_at)).toBe(30);
    expect(minutes(urgent.clock_since, urgent.solve_due_at)).toBe(480);
  });
});

describe('the time until it is solved', () => {
  test('pauses while the ticket waits for the customer, and continues after', async () => {
    const { ticket, token } = await opened('ana@casa.example');
    await passes(ticket, '100 minutes');
    await reply('manager', ticket, 'Em que aparelho?', `'waiting'`);
    expect(await clockOf(ticket)).toMatchObject({ solve_target: 2400, solve_due_at: null });
    await passes(ticket, '5 hours');
    await answer(token, 'Num celular.');
    expect(await left(ticket)).toBe(2300);
    await moves(ticket, 'solved');
    const seconds = (await clockOf(ticket)).solve_seconds ?? 0;
    expect(Math.round(seconds / 60)).toBe(100);
    await passes(ticket, '3 days');
    await moves(ticket, 'open');
    expect(await clockOf(ticket)).toMatchObject({ solve_seconds: null });
    expect(await left(ticket)).toBe(2300);
  });

  test('is not moved by a pause after its due time', async () => {
    const id = await openedAt(new Date().toISOString(), 'urgent');
    await passes(id, '500 minutes');
    await moves(id, 'waiting');
    await passes(id, '1 hour');
    await moves(id, 'in_progress');
    expect(await left(id)).toBe(-80);
  });

  test('of a merged ticket stops, until the merge is undone', async () => {
    const [into, from] = [await openedAt(EVENING), await openedAt(new Date().toISOString())];
    await ask('manager', `select public.merge_tickets('${into}', '${from}')`);
    expect(await clockOf(from)).toMatchObject({
      answer_due_at: null,
      solve_due_at: null,
      solve_seconds: null,
      first_answered_at: null,
    });
    await ask('manager', `select public.unmerge_ticket('${from}')`);
    expect((await clockOf(from)).answer_due_at).toBeInstanceOf(Date);
    expect(await left(from)).toBe(960);
  });
});

test('an imported ticket has no clock until staff set one, or work on it', async () => {
  const id = await openedAt(new Date().toISOString(), 'high', 'others');
  expect(await clockOf(id)).toMatchObject({ answer_due_at: null, solve_due_at: null });
  await passes(id, '10 days');
  await moves(id, 'open');
  expect(await left(id)).toBe(960);
  const set = `update public.ticket_targets set solve_minutes = `;
  await ownerSql(`${set} 600 where priority = 'others'`);
  const other = await openedAt(new Date().toISOString(), 'high', 'others');
  expect(await left(other)).toBe(600);
  await ownerSql(`${set} null where priority = 'others'`);
});

test('changed hours, holidays or targets recompute running clocks, and keep measured times', async () => {
  const [running, done] = [await openedAt(EVENING), await openedAt(EVENING)];
  await reply('manager', done, 'Pronto.', `'solved'`);
  const measured = await clockOf(done);
  const { revision } = await clockOf(running);
  await ownerSql('delete from public.outbox');
  await keepHours(WEEK);
  await ownerSql(`update public.ticket_targets set answer_minutes = 60 where priority = 'high'`);
  const orders = await ownerSql("select 1 from public.outbox where kind = 'ticket.clocks'");
  expect(orders).toHaveLength(2);
  await reckon();
  expect(await clockOf(running)).toMatchObject({
    answer_due_at: new Date(`${monday}T13:00:00Z`),
    answer_target: 60,
    revision,
  });
  expect(await clockOf(done)).toEqual(measured);
  await ownerSql(`update public.ticket_targets set answer_minutes = 120 where priority = 'high'`);
});

test('the clocks of a ticket are for users who may read it, and nobody sets them', async () => {
  const id = await openedAt(new Date(Date.now() - 90 * 60_000).toISOString());
  const read = `select * from public.ticket_clocks(array['${id}']::uuid[])`;
  const [row] = await ask<{ answer_left: number; solve_left: number; turn: string }>(
    'viewer',
    read,
  );
  expect(Math.round((row?.answer_left ?? 0) / 60)).toBe(30);
  expect(Math.round((row?.solve_left ?? 0) / 60)).toBe(870);
  await moves(id, 'waiting');
  const [paused] = await ask<{ answer_left: null; solve_left: number; turn: string }>(
    'viewer',
    read,
  );
  expect(paused).toMatchObject({ answer_left: null, turn: 'customer' });
  expect(Math.round((paused?.solve_left ?? 0) / 60)).toBe(870);
  expect(await ask('partner', read)).toEqual([]);
  expect(await refusalOf({ kind: 'anonymous' }, read)).toBe('42501');
  const set = `update public.feedback_tickets set solve_due_at = now() where id = '${id}'`;
  expect(await refusalOf(staff.manager, set)).toBe('42501');
  expect(await refusalOf(staff.manager, 'select public.recompute_ticket_clocks()')).toBe('42501');
});
