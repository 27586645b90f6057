import { randomUUID } from 'node:crypto';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { entriesSaying, PICTURE, something } from './fixtures/feedback.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'tickets', key, values);

  test(`from an entry to a ticket: a note that stays inside, an answer by mail, and its answer, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    newVisitor,
    rows,
    mailbox,
    site,
  }) => {
    const message = something();
    const planted = `jabuticabal ${randomUUID().slice(0, 8)}`;
    const author = await (await newVisitor()).newPage();
    const sent = await author.request.post('/feedback/enviar', {
      multipart: {
        verbatim: message,
        type: 'bug',
        severity: 'high',
        email: 'rita@cliente.example',
      },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
    const entryPage = sent.headers()['location'] ?? '';
    const [entry] = await entriesSaying(rows, message);
    const title = `Menu ${planted.slice(-8)}`;

    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({
      page,
      rows,
      url: site.url,
      role: 'manager',
      locale,
      to: `/admin/feedback/${entry?.id}`,
    });
    await page.getByLabel(words(locale, 'staff-feedback', 'tickets.title')).fill(title);
    await page
      .getByRole('button', { name: words(locale, 'staff-feedback', 'tickets.open') })
      .click();
    await expect(page.getByText(words(locale, 'staff-feedback', 'ticketCreated'))).toBeVisible();

    // Beside its list.
    await page.goto(`/admin/tickets?text=${encodeURIComponent(title)}`);
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(message).first()).toBeVisible();

    // What nobody decided about is a note.
    await page.keyboard.press('i');
    const note = page.getByRole('textbox', { name: words(locale, 'notes', 'label') });
    await expect(note).toBeFocused();
    await note.fill(planted);
    await page.keyboard.press('Control+Enter');
    await expect(panel.locator('.note-card').filter({ hasText: planted })).toBeVisible();
    await expect(note).toHaveValue('');

    // An answer names who gets it, keeps what was begun for this ticket, and takes a file along.
    await panel.getByRole('button', { name: say('write.reply'), exact: true }).click();
    const answer = page.getByRole('textbox', { name: say('write.replyLabel') });
    await expect(panel.getByText('rita@cliente.example').last()).toBeVisible();
    await answer.fill('Qual é o aparelho?');
    await page.reload();
    await panel.getByRole('button', { name: say('write.reply'), exact: true }).click();
    await expect(answer).toHaveValue('Qual é o aparelho?');
    await panel.locator('.composer:not([data-internal]) input[type=file]').setInputFiles(PICTURE);
    await expect(panel.locator('input[name=file]')).toHaveCount(1);
    await nothingForAxe(page);
    await panel.getByRole('button', { name: say('write.replySubmit') }).click();
    await expect(page.getByText(say('toast.updated'))).toBeVisible();
    await expect(panel.locator('.ticket-message[data-ours]')).toContainText('Qual é o aparelho?');
    await expect(panel.getByText(say('statuses.waiting')).first()).toBeVisible();

    const [ticket] = await rows.read<{ number: number }>(
      'select number::int from public.feedback_tickets where title = $1',
      title,
    );
    const mails = () =>
      mailbox
        .about(ticketNumber(ticket?.number ?? 0))
        .filter(({ text }) => text?.includes('Qual é o aparelho?'));
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.text).toContain('Qual é o aparelho?');
    expect(mails()[0]?.text).not.toContain(planted);
    // Under the words of its author, whatever staff call the ticket.
    expect(mails()[0]?.subject).not.toContain('Menu');
    expect(message).toContain(mails()[0]?.subject?.split('…')[0]);

    await author.goto(entryPage);
    await expect(author.getByText('Qual é o aparelho?')).toBeVisible();
    await expect(author.getByText(planted)).toHaveCount(0);
    const coming = author.waitForEvent('download');
    await author.getByRole('link', { name: PICTURE.name }).click();
    expect((await coming).suggestedFilename()).toBe(PICTURE.name);
    await author
      .getByLabel(words('pt-BR', 'feedback', 'follow.reply'))
      .fill('Um celular bem antigo.');
    await author.getByRole('button', { name: words('pt-BR', 'feedback', 'follow.send') }).click();

    // It comes by itself, marked, and the ticket is the team's again.
    const back = panel.locator('.ticket-message').filter({ hasText: 'Um celular bem antigo.' });
    await expect(back).toContainText(say('thread.new'));
    await expect(panel.getByText(say('statuses.in_progress')).first()).toBeVisible();
    await panel.getByRole('button', { name: say('moves.solved'), exact: true }).click();
    await expect(panel.getByText(say('statuses.solved')).first()).toBeVisible();
  });
}

test('two at one ticket: each sees that the other is answering @breadth', async ({
  page,
  newVisitor,
  rows,
  site,
}) => {
  const say = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'tickets', key, values);
  const message = something();
  await page.request.post('/feedback/enviar', {
    multipart: { verbatim: message, type: 'bug', severity: 'high', email: 'rita@cliente.example' },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  await rows.changeAsOwner(
    `insert into public.feedback_tickets (project_id, feedback_id, title)
     select project_id, id, 'Menu' from public.feedback_entries where verbatim = '${message}'`,
  );
  const [ticket] = await rows.read<{ id: string }>(
    `select t.id from public.feedback_tickets t join public.feedback_entries e on e.id = t.feedback_id
     where e.verbatim = $1`,
    message,
  );
  const to = `/admin/tickets/${ticket?.id}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const other = await (await newVisitor()).newPage();
  const colleague = await atWork({ page: other, rows, url: site.url, role: 'manager', to });
  await other.getByRole('button', { name: say('write.reply'), exact: true }).click();
  await other.getByRole('textbox', { name: say('write.replyLabel') }).fill('Oi, Rita.');
  await expect(page.getByText(say('write.writing_one', { names: colleague.name }))).toBeVisible();
  await other.getByRole('textbox', { name: say('write.replyLabel') }).fill('');
  await expect(page.getByText(say('write.writing_one', { names: colleague.name }))).toBeHidden();
});

test('the title of a ticket has the room of the list', async ({ page, rows, site }) => {
  await rows.read(
    `insert into public.feedback_tickets (project_id, title)
     select id, 'O menu do celular não fecha no iPhone' from public.feedback_projects limit 1
     returning id`,
  );
  // Names and times of other tickets would take their part of the width.
  const to = '/admin/tickets?text=iPhone';
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  const wanted = [
    [1440, 300],
    [1024, 300],
    [768, 170],
  ] as const;
  for (const [width, least] of wanted) {
    await page.setViewportSize({ width, height: 900 });
    const title = page.locator('.data-table-list tbody th').first();
    await expect
      .poll(async () => (await title.boundingBox())?.width, { message: `${width} px` })
      .toBeGreaterThan(least);
    const table = await page.locator('.data-table-list .data-table-grid').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
