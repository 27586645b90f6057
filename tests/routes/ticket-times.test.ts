import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import targetWords from '#app/features/qualification/admin/answer-clock/locales/pt-BR.json' with {
  type: 'json',
};
import words from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import clock from '#app/ui/admin/clock/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* How long tickets have, by the posts of staff. */

const site = useBuiltSite();
const TARGETS = '/admin/answer-targets';

let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
  // Business hours that never end: whenever this runs, clocks run.
  await sql('update public.company_settings set business_hours = null');
});
afterAll(() => sql('delete from public.feedback_tickets'));

async function ticket(minutes: number, priority = 'high') {
  const title = `Menu ${randomUUID().slice(0, 8)}`;
  const [row] = await sql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title, priority, author_email, created_at)
     select id, $1::text, $2::text, 'ana@casa.example', now() - make_interval(mins => $3::int)
     from public.feedback_projects where key = 'forja' returning id`,
    title,
    priority,
    minutes,
  );
  return { id: row?.id ?? '', title };
}
const act = (id: string, fields: Record<string, string>) =>
  post(site(), `/admin/tickets/${id}`, fields, { cookie: manager.cookie });
/** What a sentence says around what is put into it. */
const around = (sentence: string) => sentence.split(/\{\{\w+\}\}/).filter((part) => part.trim());

it('a ticket shows when its answer and solution are due, and that its clock is paused for the customer', async () => {
  const { id, title } = await ticket(30);
  const page = () => visit(site(), `/admin/tickets/${id}`, manager.cookie);
  const open = (await page()).text;
  for (const part of around(clock.answer.left)) expect(open).toContain(part);
  for (const part of around(clock.solution.left)) expect(open).toContain(part);
  expect(open).toContain(words.times.answerBy);
  expect(open).toContain(words.times.solveBy);

  await act(id, { intent: 'move', status: 'waiting', seen: 'open' });
  const waiting = (await page()).text;
  for (const part of around(clock.paused)) expect(waiting).toContain(part);
  for (const part of around(clock.answer.done)) expect(waiting).toContain(part);
  expect(waiting).toContain(words.times.stands);
  const list = await visit(site(), '/admin/tickets?due=paused&sort=due', manager.cookie);
  expect(list.text).toContain(title);

  // Undone, it continues.
  await act(id, { intent: 'move', status: 'open', seen: 'waiting' });
  for (const part of around(clock.answer.left)) expect((await page()).text).toContain(part);
});

it('the list finds what is over, and what is due today, with what is due first in front', async () => {
  const [late, later] = [await ticket(200, 'urgent'), await ticket(600)];
  const over = await visit(site(), '/admin/tickets?due=late&sort=due', manager.cookie);
  expect(over.text).toContain(late.title);
  expect(over.text).toContain(words.columns.due);
  expect(over.text.indexOf(later.title)).toBeLessThan(over.text.indexOf(late.title));
  const paused = await visit(site(), '/admin/tickets?due=paused', manager.cookie);
  expect(paused.text).not.toContain(late.title);
});

const targets = () =>
  sql<{ priority: string; answer_minutes: number | null; solve_minutes: number | null }>(
    `select priority, answer_minutes, solve_minutes from public.ticket_targets
     where priority in ('urgent', 'others') order by priority`,
  );
const fields = async (changed: Record<string, string>): Promise<Record<string, string>> => {
  const rows = await sql<{ priority: string; revision: number; warn: number }>(
    `select priority, revision, warn_percent as warn from public.ticket_targets
     where priority in ('urgent', 'others')`,
  );
  const of = (priority: string) => rows.find((row) => row.priority === priority);
  const all: Record<string, string> = {};
  for (const priority of ['urgent', 'others']) {
    all[`ticket-${priority}-revision`] = String(of(priority)?.revision);
    all[`ticket-${priority}-warn`] = '75';
  }
  const [general] = await sql<{ id: string; revision: number }>(
    'select id, revision from public.answer_targets where service is null and source is null',
  );
  return {
    'target-0-id': general?.id ?? '',
    'target-0-revision': String(general?.revision),
    'target-0-minutes': '60',
    'target-0-warn': '75',
    ...all,
    ...changed,
  };
};
const save = async (changed: Record<string, string>) =>
  post(site(), TARGETS, await fields(changed), { cookie: admin.cookie });

it('targets of tickets are saved beside those of leads, and undone with them', async () => {
  const before = await targets();
  const saved = await save({
    'target-0-minutes': '45',
    'ticket-urgent-answer': '15',
    'ticket-urgent-solve': '1,5',
    'ticket-others-solve': '40',
  });
  expect(saved.text).toContain(targetWords.targets.saved);
  expect(await targets()).toEqual([
    { priority: 'others', answer_minutes: null, solve_minutes: 2400 },
    { priority: 'urgent', answer_minutes: 15, solve_minutes: 90 },
  ]);
  const set = /name="set" value="([^"]+)"/.exec(saved.text)?.[1] ?? '';
  await post(site(), TARGETS, { intent: 'undo', set }, { cookie: admin.cookie });
  expect(await targets()).toEqual(before);
  const [general] = await sql<{ minutes: number }>(
    'select minutes from public.answer_targets where service is null and source is null',
  );
  expect(general?.minutes).toBe(60);
});

it('targets that are no time, or that somebody else has changed, are not saved', async () => {
  const before = await targets();
  const wrong = await save({ 'ticket-urgent-answer': '0', 'ticket-urgent-solve': 'amanhã' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(targetWords.mistakes.orNone);
  expect(wrong.text).toContain(targetWords.mistakes.hours);
  expect(wrong.text).toContain('value="amanhã"');
  const late = await save({ 'ticket-urgent-answer': '15', 'ticket-urgent-revision': '0' });
  expect(late.status).toBe(409);
  expect(await targets()).toEqual(before);
  const page = await visit(site(), TARGETS, admin.cookie);
  expect(page.text).toContain(words.times.targets.heading);
});

it('a draft by a rule shows in the composer, and is deleted by users who may answer', async () => {
  const { id } = await ticket(5);
  await sql(
    `insert into public.ticket_drafts (ticket_id, template_key, run_id)
     values ($1, 'welcome', gen_random_uuid())`,
    id,
  );
  const page = () => visit(site(), `/admin/tickets/${id}`, manager.cookie);
  const [says = ''] = around(words.drafted.text);
  const started = (await page()).text;
  expect(started).toContain(says);
  expect(started).toContain(words.write.replyPlaceholder);
  const viewer = await signedIn(site(), 'viewer');
  const drop = { intent: 'drop-draft' };
  const refused = await post(site(), `/admin/tickets/${id}`, drop, { cookie: viewer.cookie });
  expect(refused.status).toBe(403);
  expect((await act(id, drop)).text).toContain(words.done['drop-draft']);
  expect((await page()).text).not.toContain(says);
});
