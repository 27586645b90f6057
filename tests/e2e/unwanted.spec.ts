import type { Locator } from '@playwright/test';
import { jobsOf, onlyLeadOf } from './fixtures/leads.ts';
import {
  fillIn,
  forgeLink,
  openDialog,
  referenceOn,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { hydrated, visit } from './fixtures/visit.ts';

/** What a program does that fills in whatever it finds. */
const fillTrap = (form: Locator) =>
  form.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });

test('a post with the honeypot filled is stored as spam, without mails', async ({
  page,
  rows,
  mailbox,
}) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await fillTrap(dialog);
  await sendButton(dialog, 'pt-BR').click();
  const protocol = await referenceOn(dialog);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(`/obrigado/${protocol}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido recebido.');

  const lead = await onlyLeadOf(rows, answers.email);
  expect(lead).toMatchObject({ status: 'spam', review_reason: 'honeypot', contact_id: null });
  expect(await jobsOf(rows, lead.id)).toEqual([]);
  expect(mailbox.about(protocol)).toEqual([]);
});

test('the honeypot is reachable neither by keyboard nor by assistive technology @breadth', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'pt-BR');
  const trap = dialog.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  const box = await trap.locator('xpath=ancestor::p').boundingBox();
  expect(box?.width ?? 0).toBeLessThanOrEqual(1);
  await expect(dialog.getByRole('textbox', { name: 'Deixe este campo em branco' })).toHaveCount(0);
});

test('a form sent faster than anyone reads is marked, and only the team gets mail', async ({
  page,
  rows,
}) => {
  const answers = somebody();
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await forgeLink(page, 'pt-BR').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, 'pt-BR', answers);
  await page.clock.fastForward(1499);
  await sendButton(dialog, 'pt-BR').click();
  await referenceOn(dialog);
  const lead = await onlyLeadOf(rows, answers.email);
  expect(lead).toMatchObject({ status: 'new', review_reason: 'too_fast', stage: 1 });
  expect((await jobsOf(rows, lead.id)).map(({ kind }) => kind)).toEqual(['lead.team-mail']);
});

test('a restored draft is as old as its first letter @breadth', async ({ page, rows }) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await page.reload();
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await forgeLink(page, 'pt-BR').click();
  await sendButton(dialog, 'pt-BR').click();
  await referenceOn(dialog);
  expect((await onlyLeadOf(rows, answers.email)).review_reason).toBeNull();
});
