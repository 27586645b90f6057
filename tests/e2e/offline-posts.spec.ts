import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { leadsOf, onlyLeadOf } from './fixtures/leads.ts';
import {
  answerTo,
  fillIn,
  openDialog,
  referenceOn,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';
import { visitUnderWorker } from './fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

const word = (key: string) => words('pt-BR', 'qualification', key);
const saved = (key: string) => words('pt-BR', 'saved', key);

/** Sends the form of the dialog without a connection. */
async function sendOffline(page: Page, context: BrowserContext) {
  const answers = somebody();
  await visitUnderWorker(page, '/');
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await context.setOffline(true);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('status')).toContainText(word('saved.status'));
  return { answers, dialog };
}

test.beforeEach(({ guard }) => guard.expect(/net::ERR_INTERNET_DISCONNECTED/));

test('a form sent without a connection waits on the device and goes by itself', async ({
  page,
  context,
  rows,
}) => {
  const { answers, dialog } = await sendOffline(page, context);
  await expect(dialog.getByRole('heading', { name: word('saved.title') })).toBeFocused();
  await context.setOffline(false);
  await referenceOn(dialog);
  await onlyLeadOf(rows, answers.email);
});

test('a saved form comes back for editing, and is sent once', async ({ page, context, rows }) => {
  const { answers, dialog } = await sendOffline(page, context);
  await dialog.getByRole('button', { name: word('saved.edit') }).click();
  await expect(answerTo(dialog, 'pt-BR', 'message')).toHaveValue(answers.message);
  await context.setOffline(false);
  await answerTo(dialog, 'pt-BR', 'message').fill('Agora com internet.');
  await sendButton(dialog, 'pt-BR').click();
  await referenceOn(dialog);
  await onlyLeadOf(rows, answers.email);
});

test('a saved form is listed, sent at the next visit, and listed with its number', async ({
  page,
  context,
  rows,
}) => {
  const { answers } = await sendOffline(page, context);
  // Closed before there is a connection again.
  await page.goto(pathTo('savedPosts', 'pt-BR'));
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(answers.message);
  await expect(list).toContainText(answers.email);

  await context.setOffline(false);
  await page.getByRole('button', { name: saved('send') }).click();
  await expect(list).toContainText(saved('number'));
  await expect(list).not.toContainText(answers.message);
  const { protocol } = await onlyLeadOf(rows, answers.email);
  await expect(list.getByRole('link', { name: protocol })).toHaveAttribute(
    'href',
    pathTo('protocol', 'pt-BR', { protocol }),
  );
  await page.getByRole('button', { name: saved('clear') }).click();
  await expect(page.getByText(saved('none'))).toBeVisible();
});

test('the page of saved forms sends what waits as it is opened', async ({
  page,
  context,
  rows,
}) => {
  const { answers } = await sendOffline(page, context);
  await page.goto(pathTo('savedPosts', 'pt-BR'));
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toContainText(/ de \d{4} às \d\d?h\d\d\b/);
  await context.setOffline(false);
  await page.reload();
  await expect(list).toContainText(saved('number'));
  await onlyLeadOf(rows, answers.email);
});

test('a saved form is dropped after a question, and never sent', async ({
  page,
  context,
  rows,
}) => {
  const { answers } = await sendOffline(page, context);
  await page.goto(pathTo('savedPosts', 'pt-BR'));
  await page.getByText(saved('drop.label'), { exact: true }).click();
  await page.getByRole('button', { name: saved('drop.yes') }).click();
  await expect(page.getByText(saved('none'))).toBeVisible();
  await context.setOffline(false);
  await page.goto('/');
  expect(await leadsOf(rows, answers.email)).toEqual([]);
});

test('a form that the browser posts itself waits, and arrives once @breadth', async ({
  page,
  context,
  rows,
}) => {
  const answers = somebody();
  await visitUnderWorker(page, pathTo('project', 'en'));
  const form = page.getByRole('main').locator('form').first();
  await fillIn(form, 'en', answers);
  await context.setOffline(true);
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(pathTo('savedPosts', 'en'));
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(answers.message);
  await context.setOffline(false);
  await page.goto(pathTo('home', 'en'));
  await expect
    .poll(async () => {
      await page.goto(pathTo('savedPosts', 'en'));
      return page.getByRole('main').getByRole('listitem').textContent();
    })
    .toContain(words('en', 'saved', 'number'));
  await onlyLeadOf(rows, answers.email);
});

test('a form that the browser posts itself arrives once @breadth', async ({ page, rows }) => {
  const answers = somebody();
  await visitUnderWorker(page, pathTo('project', 'en'));
  const form = page.getByRole('main').locator('form').first();
  await fillIn(form, 'en', answers);
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(/\/en\/thank-you\//);
  await onlyLeadOf(rows, answers.email);
});
