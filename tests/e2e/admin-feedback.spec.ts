import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { entriesSaying, feedbackForm, PICTURE, something } from './fixtures/feedback.ts';
import { expect, test } from './fixtures/site.ts';
import { missing } from './fixtures/staff.ts';
import { breadth, everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'staff-feedback', `${key}`);
  const note = (key: string) => words(locale, 'notes', key);

  test(`staff find an entry, open its file, move it and answer; the author sees it, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    newVisitor,
    rows,
    mailbox,
    site,
  }) => {
    const text = something();
    const author = await (await newVisitor()).newPage();
    await author.clock.install();
    await author.goto('/feedback');
    const form = feedbackForm(author.getByRole('main'), 'pt-BR');
    await form.verbatim.fill(text);
    await form.email.fill('rita@cliente.example');
    await form.files.setInputFiles(PICTURE);
    // Filled in by a person, who takes a moment.
    await author.clock.fastForward(5000);
    await form.send.click();
    await expect(author).toHaveURL(/\/feedback\/[\w-]{43}$/);
    const protocol = (await entriesSaying(rows, text))[0]?.protocol ?? '';

    await atWork({ page, rows, url: site.url, role: 'manager', locale, to: '/admin/feedback' });
    await page.getByLabel(say('search')).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=/);
    await page.getByRole('row').filter({ hasText: protocol }).getByRole('link').click();
    await page.waitForURL(/\/admin\/feedback(\/|\?.*open=)[0-9a-f-]{36}/);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: PICTURE.name }).click();
    expect((await coming).suggestedFilename()).toBe(PICTURE.name);

    const moved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: say('moves.triaged') }).click();
    await moved;
    await expect(page.getByText(say('updated'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('moves.planned') })).toBeVisible();
    const field = page.getByRole('textbox', { name: note('label') });
    await field.fill('Só entre nós.');
    await page.getByRole('button', { name: note('submit') }).click();
    await expect(page.locator('.note-card').filter({ hasText: 'Só entre nós.' })).toBeVisible();
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: say('write.reply'), exact: true }).click();
    await page.getByLabel(say('write.replyLabel')).fill('Já está na bancada.');
    await page.getByRole('button', { name: say('write.replySubmit') }).click();
    await expect(page.getByText(say('done.answer'))).toBeVisible();
    await page.getByLabel(say('tickets.title')).fill('Consertar o menu');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('ticketCreated'))).toBeVisible();
    const ticket = page.getByRole('listitem').filter({ hasText: 'Consertar o menu' });
    // The form began anew: the next Enter opens the ticket.
    await expect(ticket.getByRole('link')).toBeFocused();
    await ticket.getByRole('button', { name: say('tickets.moves.in_progress') }).click();
    await expect(page.getByText(say('ticketUpdated'))).toBeVisible();
    await expect(ticket).toContainText(say('tickets.statuses.in_progress'));
    await nothingForAxe(page);

    await author.reload();
    await expect(author.getByRole('heading', { level: 1 })).toHaveText(
      words('pt-BR', 'feedback', 'follow.statuses.answered.title'),
    );
    await expect(author.getByText('Já está na bancada.')).toBeVisible();
    await expect(author.getByText('Só entre nós.')).toHaveCount(0);
    const subject = words('pt-BR', 'feedback', 'mail.reply.subject', { protocol });
    const answered = () => mailbox.about(protocol).filter((mail) => mail.subject === subject);
    await expect.poll(() => answered().length).toBe(1);
    expect(answered()[0]?.text).toContain('Já está na bancada.');
    expect(answered()[0]?.text).not.toContain('Só entre nós.');
  });
}

test('users who may only read find changes disabled @breadth', async ({ page, rows, site }) => {
  const text = something();
  await page.request.post('/feedback/enviar', {
    multipart: { verbatim: text, type: 'ideia' },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  const [entry] = await entriesSaying(rows, text);
  await atWork({ page, rows, url: site.url, role: 'viewer', to: `/admin/feedback/${entry?.id}` });
  const answer = page.getByRole('button', { name: words('pt-BR', 'staff-feedback', 'write.mode') });
  await expect(answer).toBeDisabled();
  await expect(answer).toHaveAccessibleDescription(missing('feedback', 'update'));
  await expect(page.getByLabel(words('pt-BR', 'notes', 'label'))).toHaveCount(0);
});

test('the key that staff read out opens the collector to another product @breadth', async ({
  page,
  rows,
  site,
  request,
}) => {
  await atWork({ page, rows, url: site.url, role: 'viewer', to: '/admin/feedback' });
  await page.getByText(words('pt-BR', 'staff-feedback', 'collector.title')).click();
  const [address = '', key = ''] = await page.locator('.admin-key code').allTextContents();
  const text = something();
  const call = (bearer: string) =>
    request.post(new URL(address).pathname, {
      headers: { authorization: `Bearer ${bearer}` },
      data: { project_key: 'forja', module_key: 'site', type: 'ideia', verbatim: text },
    });
  expect((await call(`${key}x`)).status()).toBe(401);
  expect((await call(key)).status()).toBe(200);
  await page.getByLabel(words('pt-BR', 'staff-feedback', 'search')).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
});
