import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { sideways } from './fixtures/narrow.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'integrations', key, values);
const inWords = (text: string) => ({ name: text, exact: true });

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };

/** Nothing to scroll sideways and nothing for axe, on a phone and at a desk. */
async function fitsBoth(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    expect.soft(await sideways(page), `${page.url()} at ${size.width}`).toBe(0);
    await nothingForAxe(page);
  }
}

test('a key is made and shown once, then revoked @every-look', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 422/);
  await page.setViewportSize(DESK);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/api-keys' });
  const publishable = page.getByRole('textbox', inWords(say('keys.publishable.title')));
  await expect(publishable).toHaveValue(/^.{16,}$/);
  await expect(page.getByText(say('keys.publishable.use.read'))).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', inWords(say('copy'))).click();
  await expect(page.getByRole('button', inWords(say('copied')))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await publishable.inputValue());
  await page
    .getByRole('link', inWords(say('keys.new')))
    .first()
    .click();
  await expect(page.getByRole('heading', inWords(say('keys.newTitle')))).toBeVisible();
  await fitsBoth(page);
  await page.getByRole('button', inWords(say('keys.make'))).click();
  await expect(page.getByText(say('keys.mistakes.name_missing'))).toBeVisible();
  await expect(page.locator('input[name=name]')).toBeFocused();
  await page.getByLabel(say('keys.fields.name'), { exact: true }).fill('Contabilidade');
  await page.locator('#scope-crm-read').check();
  await page.getByRole('button', inWords(say('keys.make'))).press('Enter');
  await expect(page.getByLabel(say('keys.made.label'))).toHaveValue(/^forja_/);
  await fitsBoth(page);
  await page.getByRole('link', inWords(say('keys.made.back'))).click();
  await expect(page.locator('.data-table')).toContainText('Contabilidade');
  await fitsBoth(page);
  const revoke = `${say('keys.revoke.label')}: Contabilidade`;
  await page.getByRole('button', inWords(revoke)).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', inWords(say('keys.revoke.label'))).click();
  await expect(page.locator('[data-key-state="revoked"]').first()).toBeVisible();
});

test('a webhook is made, edited without another secret, given another one, and deleted @every-look', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 422/);
  await page.setViewportSize(DESK);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/webhooks' });
  await page
    .getByRole('link', inWords(say('webhooks.new')))
    .first()
    .click();
  await page.getByLabel(say('webhooks.fields.name'), { exact: true }).fill('Financeiro');
  await page
    .getByLabel(say('webhooks.fields.url'), { exact: true })
    .fill('https://hooks.example.com/a');
  await page.locator('#event-project-ended').check();
  await fitsBoth(page);
  await page.getByRole('button', inWords(say('webhooks.make'))).click();
  const secret = page.getByLabel(say('webhooks.made.label'));
  await expect(secret).toHaveValue(/^whsec_/);
  const first = await secret.inputValue();
  await page.getByRole('link', inWords(say('webhooks.made.open'))).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financeiro');

  const fold = page.locator('summary').filter({ hasText: say('webhooks.edit.title') });
  await fold.press('Enter');
  await fitsBoth(page);
  const address = page.getByLabel(say('webhooks.fields.url'), { exact: true });
  await address.fill('http://10.0.0.1/');
  await page.getByRole('button', inWords(say('webhooks.edit.save'))).press('Enter');
  await expect(page.getByText(say('webhooks.mistakes.url_wrong'))).toBeVisible();
  await address.fill('https://hooks.example.com/b');
  await page.getByRole('button', inWords(say('webhooks.edit.save'))).press('Enter');
  await expect(page.getByText(say('webhooks.done.edit'))).toBeVisible();
  await expect(page.locator('.webhook-url')).toHaveText('https://hooks.example.com/b');

  const rotate = page.getByRole('button', inWords(`${say('webhooks.rotate.label')}: Financeiro`));
  if (!(await rotate.isVisible())) await fold.press('Enter');
  await rotate.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', inWords(say('webhooks.rotate.label'))).click();
  await expect(secret).toHaveValue(/^whsec_/);
  expect(await secret.inputValue()).not.toBe(first);
  await fitsBoth(page);

  await page.getByRole('link', inWords(say('webhooks.back'))).click();
  await expect(page.locator('.data-table')).toContainText('Financeiro');
  await fitsBoth(page);
  await page.getByRole('link', inWords('Financeiro')).click();
  await page.getByRole('button', inWords(`${say('webhooks.delete.label')}: Financeiro`)).click();
  await dialog.getByRole('button', inWords(say('webhooks.delete.label'))).click();
  await expect(page).toHaveURL(/\/admin\/webhooks(\?|$)/);
});
