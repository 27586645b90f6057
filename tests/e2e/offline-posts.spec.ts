import { pathTo } from '#app/paths.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import {
  answerTo,
  fillIn,
  openDialog,
  protocolOn,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';
import { visitUnderWorker } from './fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a form sent without a connection reports it and keeps the typed texts', async ({
  page,
  context,
  guard,
  rows,
}) => {
  guard.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await visitUnderWorker(page, '/');
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await context.setOffline(true);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('alert')).toContainText(
    words('pt-BR', 'qualification', 'outcome.offline.title'),
  );
  await expect(answerTo(dialog, 'pt-BR', 'message')).toHaveValue(answers.message);
  await context.setOffline(false);
  await sendButton(dialog, 'pt-BR').click();
  await protocolOn(dialog);
  await onlyLeadOf(rows, answers.email);
});

test('a native post bypasses the worker and arrives once @breadth', async ({
  page,
  context,
  rows,
}) => {
  const answers = somebody();
  await visitUnderWorker(page, pathTo('project', 'en'));
  const form = page.getByRole('main').locator('form').first();
  await fillIn(form, 'en', answers);
  const byWorker: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) byWorker.push(`${request.method()} ${request.url()}`);
  });
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(/\/en\/thank-you\//);
  await onlyLeadOf(rows, answers.email);
  expect(byWorker.filter((line) => line.startsWith('POST'))).toEqual([]);
});
