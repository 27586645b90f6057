import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

/* What staff have typed, attached or set for a reply stays until it is sent. */

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'tickets', key, values);

/** A ticket of somebody who has an address, that nobody has answered. */
async function someTicket(rows: Rows) {
  const id = randomUUID();
  await rows.changeAsOwner(
    `insert into public.feedback_tickets (id, project_id, title, author_name, author_email)
     select '${id}', id, 'Escrita ${id.slice(0, 8)}', 'Rita', 'rita-${id.slice(0, 8)}@cliente.example'
     from public.feedback_projects where key = 'forja'`,
  );
  return { id, path: `/admin/tickets/${id}` };
}

const answerOf = (page: Page) => page.getByRole('textbox', { name: say('write.replyLabel') });
const filesOf = (page: Page) => page.locator('.composer:not([data-internal]) input[type=file]');
const sendButton = (page: Page) => page.getByRole('button', { name: say('write.replySubmit') });
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16);
const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Medidas.') });

async function beginReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('write.reply'), exact: true }).click();
  await expect(answerOf(page)).toBeFocused();
}

/** A draft by a rule, as the job of the rule stores it. */
async function draftByRule(rows: Rows, ticket: string): Promise<void> {
  await rows.changeAsOwner(
    `insert into public.ticket_drafts (ticket_id, template_key, run_id)
     select '${ticket}', t.key, gen_random_uuid() from public.crm_templates t
     join public.feedback_projects p on p.product = t.product and p.key = 'forja'
     where t.channel = 'mail' and t.is_active order by t.display_order limit 1`,
  );
}

test('a draft by a rule keeps what was changed in it, and leaves with its button @breadth', async ({
  page,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows);
  await draftByRule(rows, ticket.id);
  await atWork({ page, rows, url: site.url, role: 'manager', to: ticket.path });
  const answer = answerOf(page);
  await expect(answer).not.toHaveValue('');
  await answer.fill('Bom dia, Rita. Já achamos o erro.');
  await page.reload();
  await expect(answer).toHaveValue('Bom dia, Rita. Já achamos o erro.');
  // What was typed is the user's own, and stays.
  await page.getByRole('button', { name: say('drafted.drop') }).click();
  await expect(page.getByText(say('done.drop-draft'))).toBeVisible();
  await expect(answer).toHaveValue('Bom dia, Rita. Já achamos o erro.');

  const other = await someTicket(rows);
  await draftByRule(rows, other.id);
  await page.goto(other.path);
  await expect(answer).not.toHaveValue('');
  await page.getByRole('button', { name: say('drafted.drop') }).click();
  await expect(answer).toHaveValue('');
});

test('a reply waits for its files, and its files, time and next status outlast the note and the move of a colleague @breadth', async ({
  page,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: ticket.path });
  await beginReply(page);
  const at = page.getByLabel(say('write.at'));
  const next = page.getByRole('combobox', { name: say('write.then') });
  const time = inThreeDays();
  await at.fill(time);
  await next.selectOption({ label: say('write.thens.solved') });
  // A colleague begins to work on it.
  await rows.changeAsOwner(
    `update public.feedback_tickets set status = 'in_progress' where id = '${ticket.id}'`,
  );
  await page.getByRole('button', { name: say('moves.open') }).waitFor();
  await expect(at).toHaveValue(time);
  await expect(next).toHaveValue('solved');
  await at.fill('');

  await filesOf(page).setInputFiles([file('medidas.txt')]);
  const files = page.getByRole('list', { name: words('pt-BR', 'composer', 'files.list') });
  await expect(files.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: say('write.note'), exact: true }).click();
  await expect(files).toHaveCount(0);
  await beginReply(page);
  await expect(files.getByText('medidas.txt')).toBeVisible();
  await expect(next).toHaveValue('solved');

  // A slow line: the second file is still on its way as the reply is sent.
  const line = Promise.withResolvers<void>();
  await page.route('**/admin/tickets/files', async (route) => {
    await line.promise;
    await route.continue();
  });
  await filesOf(page).setInputFiles([file('fotos.txt')]);
  await answerOf(page).fill('Seguem as medidas e as fotos.');
  await sendButton(page).click();
  await expect(page.getByText(words('pt-BR', 'composer', 'files.awaited'))).toBeVisible();
  line.resolve();
  await expect(page.getByText(say('done.reply'))).toBeVisible();
  await expect(answerOf(page)).toHaveValue('');
  expect(
    await rows.read<{ name: string }>(
      `select a.original_name as name from public.feedback_attachments a
       join public.feedback_messages m on m.id = a.message_id where m.ticket_id = $1 order by 1`,
      ticket.id,
    ),
  ).toEqual([{ name: 'fotos.txt' }, { name: 'medidas.txt' }]);
});

test('a cancelled reply comes back behind what is being written @breadth', async ({
  page,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: ticket.path });
  await beginReply(page);
  await answerOf(page).fill('Amanhã eu explico.');
  await page.getByLabel(say('write.at')).fill(inThreeDays());
  await sendButton(page).click();
  await expect(page.getByText(say('done.later'))).toBeVisible();
  await answerOf(page).fill('Já sei mais.');
  await page.getByRole('button', { name: say('later.drop') }).click();
  await expect(answerOf(page)).toHaveValue('Já sei mais.\n\nAmanhã eu explico.');
  await page.reload();
  await beginReply(page);
  await expect(answerOf(page)).toHaveValue('Já sei mais.\n\nAmanhã eu explico.');
});

test('a ticket is assigned by keys alone, and Z undoes that @breadth', async ({
  page,
  rows,
  site,
}) => {
  const ticket = await someTicket(rows);
  const to = `/admin/tickets?text=${ticket.id.slice(0, 8)}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const ownerOf = async () => {
    const [row] = await rows.read<{ owner: string | null }>(
      'select owner_id as owner from public.feedback_tickets where id = $1',
      ticket.id,
    );
    return row?.owner ?? null;
  };
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  const owner = page.getByRole('combobox', { name: say('bulk.owner') });
  await expect(owner).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('bulk.changed_one', { count: '1' }))).toBeVisible();
  expect(await ownerOf()).not.toBeNull();
  await page.keyboard.press('z');
  await expect(page.getByText(say('bulk.undone_one', { count: '1' }))).toBeVisible();
  expect(await ownerOf()).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a ticket is answered, and a cancelled reply is in its field again @breadth', async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 422/);
    const ticket = await someTicket(rows);
    const work = { page, rows, url: site.url, role: 'manager', to: ticket.path } as const;
    await atWork({ ...work, hydrated: false });
    await answerOf(page).fill('Olá, {{company}}.');
    await sendButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText(
      say('why.open', { names: '{{company}}' }),
    );
    await expect(answerOf(page)).toHaveValue('Olá, {{company}}.');
    await answerOf(page).fill('Olá, Rita.');
    await page.getByLabel(say('write.at')).fill(inThreeDays());
    await sendButton(page).click();
    await expect(page.getByText(say('done.later'))).toBeVisible();
    await page.getByRole('button', { name: say('later.drop') }).click();
    await expect(answerOf(page)).toHaveValue('Olá, Rita.');
    await sendButton(page).click();
    await expect(page.getByText(say('done.reply'))).toBeVisible();
    expect(
      await rows.read('select body from public.feedback_messages where ticket_id = $1', ticket.id),
    ).toEqual([{ body: 'Olá, Rita.' }]);
  });
});
