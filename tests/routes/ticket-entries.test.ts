import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import feedback from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import words from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* An entry and its ticket: what staff do in one, and what the author reads of it. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

const TITLE = 'Culpa do cache da Ana';
const act = (path: string, fields: Record<string, string>) =>
  post(site(), path, fields, { cookie: manager.cookie });
const mailsTo = (email: string) =>
  sql<{ kind: string; subject: string; html: string; body: string; payload: object }>(
    `select kind, subject, html, body, payload from public.mails
     where recipient = $1 and kind like 'ticket.%' and state <> 'sending' order by created_at`,
    email,
  );

async function sent(name: string) {
  const email = `${randomUUID()}@casa.example`;
  const verbatim = `O menu some. ${randomUUID()}`;
  const { headers } = await postForm(site(), { fields: { verbatim, email, name } });
  const [entry] = await sql<{ id: string }>(
    'select id from public.feedback_entries where verbatim = $1',
    verbatim,
  );
  return { id: entry?.id ?? '', email, name, verbatim, page: headers.location ?? '' };
}
async function opened(name: string, title = TITLE) {
  const entry = await sent(name);
  const path = `/admin/feedback/${entry.id}`;
  await act(path, { intent: 'ticket', title, priority: 'high' });
  const [ticket] = await sql<{ id: string; number: string }>(
    `select t.id, t.number::text from public.feedback_tickets t where t.feedback_id = $1`,
    entry.id,
  );
  return { ...entry, path, ticket: ticket?.id ?? '', number: ticket?.number ?? '' };
}
const page = async (address: string) => (await site().ask(address)).text;

it('moves an entry with its ticket, says so to its author, and undoes both at once', async () => {
  const { path, page: own, ticket } = await opened('Lia');
  const { statuses } = feedback.follow;
  expect(await page(own)).toContain(statuses.inWork.title);
  const reply = { intent: 'reply', text: 'Já vimos, Lia.', next: 'in_progress' };
  expect((await act(`/admin/tickets/${ticket}`, reply)).status).toBe(200);
  expect(await page(own)).toContain(statuses.answered.title);
  const solved = await act(path, { intent: 'ticket-move', ticket, status: 'solved' });
  expect(await page(own)).toContain(statuses.done.text);
  expect(solved.text).toContain('name="ticket"');
  await act(path, { intent: 'ticket-move', ticket, status: 'in_progress' });
  expect(await page(own)).toContain(statuses.answered.title);
});

it('answers an entry in the composer of its ticket, and shows to whom a reply was sent', async () => {
  const { path, ticket, name, email } = await opened('Mara');
  const before = await visit(site(), path, manager.cookie);
  expect(before.text).toContain(`action="/admin/tickets/${ticket}"`);
  await act(`/admin/tickets/${ticket}`, { intent: 'reply', text: 'Oi, Mara.', next: '' });
  const { text } = await visit(site(), path, manager.cookie);
  const line = text.slice(text.indexOf('ticket-sent')).slice(0, 300);
  expect(line).toContain(words.thread.sentTo.replace('{{names}}', name));
  expect(line).not.toContain(email);
});

it('shows a title of staff in no mail and on no page of the author', async () => {
  const { page: own, ticket, email, verbatim } = await opened('Nina');
  await sql('update public.feedback_tickets set subject = null where id = $1', ticket);
  await act(`/admin/tickets/${ticket}`, { intent: 'reply', text: 'Pronto.', next: 'solved' });
  await expect.poll(async () => (await mailsTo(email)).length, UNTIL).toBeGreaterThan(0);
  const mails = JSON.stringify(await mailsTo(email));
  expect(mails).toContain(verbatim.slice(0, 12));
  expect(mails + (await page(own))).not.toContain(TITLE);
});

it('mails a reply to each customer of merged tickets by itself, without name or address of the other', async () => {
  const [one, other] = [await opened('Olga Prado', 'Um'), await opened('Petra Luz', 'Outro')];
  const merge = { intent: 'merge', number: one.number };
  const question = await act(`/admin/tickets/${other.ticket}`, merge);
  expect(question.status).toBe(409);
  for (const who of [one, other]) expect(question.text).toContain(`${who.name} (${who.email})`);
  const seen = /name="seen" value="(\d+,\d+)"/.exec(question.text)?.[1] ?? '';
  await act(`/admin/tickets/${other.ticket}`, { ...merge, seen });
  await act(`/admin/tickets/${one.ticket}`, { intent: 'reply', text: 'Voltou.', next: 'solved' });
  for (const [own, foreign] of [
    [one, other],
    [other, one],
  ] as const) {
    await expect.poll(async () => (await mailsTo(own.email)).length, UNTIL).toBe(1);
    const [mail] = await mailsTo(own.email);
    expect(mail?.subject).toContain(own.verbatim.slice(0, 30));
    expect(mail?.html).toContain('Voltou.');
    const all = JSON.stringify(mail) + (await page(own.page));
    for (const secret of [foreign.email, foreign.name, foreign.verbatim]) {
      expect(all).not.toContain(secret);
    }
    expect(await page(own.page)).toContain(feedback.follow.statuses.done.text);
  }
});
