import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { inboundMail } from '../mails/inbound-mail.ts';
import { atWork } from './fixtures/admin-area.ts';
import { entriesSaying, openWidget, PICTURE, something } from './fixtures/feedback.ts';
import { unheard } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

/* A problem from start to end: sent without an account, worked on, answered by mail in both directions, solved,
 * rated, counted. */

/** Author of the mail of tests/mails/inbound. */
const AUTHOR = 'ana.prado@cliente.example';
const REQUESTER_TEXT = 'Funcionou, muito obrigada! Só o relatório ainda abre em branco.';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'tickets', key, values);
const figure = (key: string) => words('pt-BR', 'ticket-figures', key);
const rated = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'satisfaction', key, values);

const FIGURES = '/admin/tickets/figures?range=7';
const sourceOf = ({ subject, text, html }: Email) => [subject, text, html].join('\n');

/** Numbers of the figures: entries, tickets opened, solved, and still open. */
async function figuresOn(page: Page) {
  await page.goto(FIGURES);
  await expect(page.getByRole('heading', { level: 1, name: figure('title') })).toBeVisible();
  const measure = (name: string) =>
    page
      .locator('.overview-measures > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  // Before the first entry there is nothing to count.
  const numbers = async (name: string, at: number) => {
    const place = measure(name);
    if ((await place.count()) === 0) return [0, 0];
    return ((await place.nth(at).innerText()).match(/\d+/g) ?? ['0', '0']).map(Number);
  };
  const [entries = 0] = await numbers(figure('measures.entries'), 0);
  const [open = 0] = await numbers(figure('measures.backlog'), 0);
  const moved = page
    .locator('.overview-measures > div')
    .filter({ hasText: figure('measures.backlog') });
  const note = (await moved.count()) > 0 ? await moved.locator('.overview-change').innerText() : '';
  const [opened = 0, solved = 0] = (/(\d+); \D+(\d+)$/.exec(note)?.slice(1) ?? []).map(Number);
  return { entries, open, opened, solved };
}

test('a problem with a picture becomes a ticket, is answered by mail both ways, solved, rated and counted; a note of staff stays internal @breadth', async ({
  page,
  newVisitor,
  rows,
  mailbox,
  site,
}) => {
  const planted = `jabuticabal ${unheard()}`;
  const title = `Botão ${unheard()}`;
  const outside = await newVisitor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: FIGURES });
  const before = await figuresOn(page);

  // The visitor sends feedback, without an account, with a picture.
  const visitorPage = await outside.newPage();
  const widget = await openWidget(visitorPage, 'pt-BR');
  const message = something();
  await widget.type('bug').check();
  await widget.verbatim.fill(message);
  await widget.email.fill(AUTHOR);
  await widget.files.setInputFiles([PICTURE]);
  await widget.send.click();
  await expect(visitorPage.getByText(widget.say('outcome.sent.title'))).toBeVisible();
  await visitorPage.close();
  const [entry] = await entriesSaying(rows, message);
  expect(entry?.attachments).toEqual([expect.objectContaining({ name: PICTURE.name })]);

  // The entry becomes a ticket, which shows the picture.
  const staffSay = (key: string) => words('pt-BR', 'staff-feedback', key);
  await page.goto(`/admin/feedback/${entry?.id}`);
  await page.getByLabel(staffSay('tickets.title')).fill(title);
  await page.getByRole('button', { name: staffSay('tickets.open') }).click();
  await expect(page.getByText(staffSay('ticketCreated'))).toBeVisible();
  const [ticket] = await rows.read<{ id: string }>(
    'select id from public.feedback_tickets where title = $1',
    title,
  );
  await page.goto(`/admin/tickets/${ticket?.id}`);
  await expect(page.getByRole('link', { name: PICTURE.name })).toBeVisible();

  // A note for colleagues, and a public answer for the visitor.
  const note = page.getByRole('textbox', { name: words('pt-BR', 'notes', 'label') });
  await note.fill(planted);
  await page.getByRole('button', { name: words('pt-BR', 'notes', 'submit') }).click();
  await expect(page.locator('.note-card').filter({ hasText: planted })).toBeVisible();
  const begin = page.getByRole('button', { name: say('write.reply'), exact: true });
  const answer = page.getByRole('textbox', { name: say('write.replyLabel') });
  const send = page.getByRole('button', { name: say('write.replySubmit') });
  await begin.click();
  await answer.fill('Corrigimos o botão. Pode tentar de novo?');
  await send.click();
  await expect(page.getByText(say('statuses.waiting')).first()).toBeVisible();

  const mailSaying = async (text: string) => {
    const found = () => mailbox.to(AUTHOR).findLast((mail) => sourceOf(mail).includes(text));
    await expect.poll(() => found()?.messageId).toBeTruthy();
    return found() as Email;
  };
  const reply = await mailSaying('Pode tentar de novo?');

  // The visitor answers that mail, which continues the conversation of the ticket.
  await rows.mailIn(inboundMail('gmail-web-pt', { messageId: reply.messageId ?? '' }));
  const back = page.locator('.ticket-message').filter({ hasText: REQUESTER_TEXT });
  await expect(back).toContainText(say('thread.via.mail'));
  await expect(page.getByText(say('statuses.in_progress')).first()).toBeVisible();
  expect(
    await rows.read<{ author: string }>(
      'select author from public.feedback_messages where ticket_id = $1 order by created_at',
      ticket?.id,
    ),
  ).toEqual([{ author: 'staff' }, { author: 'author' }]);
  expect(
    await rows.read('select id from public.feedback_tickets where author_email = $1', AUTHOR),
  ).toHaveLength(1);

  // Solved with a reply, whose mail includes the request for a rating.
  await begin.click();
  await answer.fill('O relatório também está certo.');
  await page.getByRole('combobox', { name: say('write.then') }).selectOption('solved');
  await send.click();
  await expect(page.getByText(say('statuses.solved')).first()).toBeVisible();
  const solving = await mailSaying('O relatório também está certo.');
  const [press = ''] = [...(solving.html ?? '').matchAll(/href="([^"]+\?[^"]*=5)"/g)].map(
    ([, href = '']) => href,
  );
  const rating = await outside.newPage();
  await rating.goto(press.slice(press.indexOf('/feedback/')));
  await expect(rating.getByLabel(rated('rating.ends.most'))).toBeChecked();
  // One press in the mail marks; what counts is the one on the page.
  expect(
    await rows.read('select score from public.ticket_ratings where ticket_id = $1', ticket?.id),
  ).toEqual([{ score: null }]);
  await rating.getByRole('button', { name: rated('rating.send') }).click();
  await expect(rating.getByText(rated('rating.kept', { score: '5' }))).toBeVisible();
  await expect(rating.getByText('O relatório também está certo.')).toBeVisible();
  await expect(rating.getByText(planted)).toHaveCount(0);

  // The figures have moved, and lead to what they count.
  const after = await figuresOn(page);
  expect(after).toEqual({
    entries: before.entries + 1,
    open: before.open,
    opened: before.opened + 1,
    solved: before.solved + 1,
  });
  await expect(
    page.getByRole('link', { name: new RegExp(`^${figure('measures.csat')}: \\d`) }),
  ).toBeVisible();
  const counted = page.locator('.overview-measures .overview-change').getByRole('link');
  await counted.last().click();
  await expect(page).toHaveURL(/\/admin\/tickets\/counted\?did=solved/);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

  // No mail that was sent contains the text of the internal note.
  expect(mailbox.about(planted)).toEqual([]);
  const itsPage = `${new URL(rating.url()).pathname}`;
  for (const address of [itsPage, `${itsPage}.data`]) {
    expect(await (await rating.request.get(address)).text()).not.toContain(planted);
  }
});
