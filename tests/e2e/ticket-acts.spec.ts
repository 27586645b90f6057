import { randomUUID } from 'node:crypto';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { colleague } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

/* What is done in a ticket besides answering at once. */

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'tickets', key, values);

/** A ticket of somebody who has an address, that nobody has answered. */
async function someTicket(rows: Rows, title: string) {
  const id = randomUUID();
  await rows.changeAsOwner(
    `insert into public.feedback_tickets (id, project_id, title, author_name, author_email)
     select '${id}', id, '${title}', 'Rita', 'rita-${id.slice(0, 8)}@cliente.example'
     from public.feedback_projects where key = 'forja'`,
  );
  const [row] = await rows.read<{ number: number }>(
    'select number::int from public.feedback_tickets where id = $1',
    id,
  );
  return { id, title, number: row?.number ?? 0, path: `/admin/tickets/${id}` };
}
const mark = () => randomUUID().slice(0, 8);

test('a reply is scheduled: it is listed, and cancelling it restores the draft @breadth', async ({
  page,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows, `Depois ${mark()}`);
  await atWork({ page, rows, url: site.url, role: 'manager', to: ticket.path });
  await page.getByRole('button', { name: say('write.reply'), exact: true }).click();
  const answer = page.getByRole('textbox', { name: say('write.replyLabel') });
  await answer.fill('Amanhã eu explico.');
  const soon = new Date(Date.now() + 3 * 86_400_000);
  await page.getByLabel(say('write.at')).fill(soon.toISOString().slice(0, 16));
  await page.getByRole('button', { name: say('write.replySubmit') }).click();
  await expect(page.getByText(say('done.later'))).toBeVisible();
  const waiting = page.getByRole('list', { name: say('later.heading') });
  await expect(waiting.getByText('Amanhã eu explico.')).toBeVisible();
  // Nothing has left yet.
  expect(
    await rows.read('select 1 from public.feedback_messages where ticket_id = $1', ticket.id),
  ).toEqual([]);
  await waiting.getByRole('button', { name: say('later.drop') }).click();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: say('write.reply'), exact: true }).click();
  await expect(answer).toHaveValue('Amanhã eu explico.');
});

test('two tickets become one, and two again by one press @breadth', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 409/);
  const [one, other] = [
    await someTicket(rows, `Vai ${mark()}`),
    await someTicket(rows, `Fica ${mark()}`),
  ];
  await atWork({ page, rows, url: site.url, role: 'manager', to: one.path });
  await page.getByLabel(say('merge.number')).fill(`A-${String(other.number).padStart(4, '0')}`);
  await page.getByRole('button', { name: say('merge.merge'), exact: true }).click();
  // Of two people: it is asked first.
  await page.getByRole('button', { name: say('merge.two.confirm') }).click();
  await expect(page.getByText(say('done.merge'))).toBeVisible();
  await expect(page.getByText(say('merge.into'))).toBeVisible();
  await expect(page.getByRole('link', { name: other.title })).toBeVisible();
  await page.getByRole('button', { name: say('toast.undo') }).click();
  await expect(page.getByText(say('done.unmerge'))).toBeVisible();
  await expect(page.getByText(say('merge.into'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('moves.in_progress') })).toBeVisible();
});

test('a note mentions a colleague, and is listed in their mentions @breadth', async ({
  page,
  newVisitor,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows, `Menção ${mark()}`);
  const name = `Quirina ${mark()}`;
  const named = { ...(await colleague(rows, 'viewer', 'pt-BR')), name };
  await rows.changeAsOwner(
    `update public.user_profiles set display_name = '${name}' where email = '${named.email}'`,
  );
  await atWork({ page, rows, url: site.url, role: 'manager', to: ticket.path });
  await page.keyboard.press('i');
  const field = page.getByRole('textbox', { name: words('pt-BR', 'notes', 'label') });
  await expect(field).toBeFocused();
  await page.keyboard.type(`Olha isto, @${name.slice(0, 9)}`);
  await expect(page.getByRole('option', { name: `@${name}`, exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(`Olha isto, @${name} `);
  await page.keyboard.press('Control+Enter');
  const note = page.locator('.note-card').filter({ hasText: 'Olha isto,' });
  await expect(note.getByText(`@${name}`)).toBeVisible();
  expect(
    await rows.read<{ email: string }>(
      `select u.email from public.note_mentions m join identity.users u on u.id = m.user_id
         join public.ticket_notes n on n.id = m.ticket_note_id where n.ticket_id = $1`,
      ticket.id,
    ),
  ).toEqual([{ email: named.email }]);
  // With feedback alone: users who may not read the CRM get there as well.
  const visitorPage = await (await newVisitor()).newPage();
  const reader = await atWork({
    page: visitorPage,
    rows,
    url: site.url,
    role: 'viewer',
    to: '/admin/notifications',
  });
  await rows.changeAsOwner(
    `insert into public.note_mentions (ticket_note_id, user_id)
     select n.id, u.id from public.ticket_notes n, identity.users u
     where n.ticket_id = '${ticket.id}' and u.email = '${reader.email}'`,
  );
  await visitorPage.reload();
  await visitorPage.getByRole('row').filter({ hasText: ticket.title }).getByRole('link').click();
  await expect(visitorPage.getByText('Olha isto,')).toBeVisible();
});
