import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { test } from './fixtures/company.ts';
import { expect } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string) => words('pt-BR', 'company', key);
const ask = (key: string) => words('pt-BR', 'editor', key);

/** Presses a link of the menu in the very moment in which the screen first says "unsaved". */
const leaveWhenSaidUnsaved = (page: Page, address: string) =>
  page.evaluate(
    (href) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.form-page-unsaved')) return;
          observer.disconnect();
          const leaving = new Event('beforeunload', { cancelable: true });
          document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
          resolve(!dispatchEvent(leaving));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    address,
  );

test('an editor reports the result of a save at its button, and leaving it unsaved needs a confirmation @every-look', async ({
  page,
  site,
  rows,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/leads' });
  const menu = page.getByRole('navigation', { name: words('pt-BR', 'admin', 'navigation') });
  await menu
    .getByRole('link', { name: words('pt-BR', 'admin', 'nav.settings'), exact: true })
    .click();
  await page
    .getByRole('navigation', { name: words('pt-BR', 'admin', 'settings.index') })
    .getByRole('link', { name: words('pt-BR', 'admin', 'navLines.company') })
    .click();
  const name = page.getByLabel(say('fields.company_name'), { exact: true });
  const before = await name.inputValue();
  const unsaved = page.getByText(ask('unsaved'));
  await expect(unsaved).toHaveCount(0);

  // Cancel is visible from the first character on, and disappears with the undo of the change.
  await name.fill('Ferraria Aurora');
  await expect(unsaved).toBeInViewport();
  await nothingForAxe(page);
  await name.fill(before);
  await expect(unsaved).toHaveCount(0);
  await name.fill('Ferraria Aurora');
  await expect(unsaved).toBeVisible();

  const leave = page.getByRole('alertdialog', { name: ask('leave.title') });
  await page.goBack();
  await expect(leave).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(name).toHaveValue('Ferraria Aurora');
  await menu.getByRole('link', { name: words('pt-BR', 'admin', 'nav.feedback') }).click();
  await leave.getByRole('button', { name: ask('leave.stay') }).click();
  await expect(page).toHaveURL(/\/admin\/company/);

  // From its far end, by its button and by the keys.
  const end = page.getByLabel('YouTube');
  await end.scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: say('save') })
    .last()
    .click();
  const saved = page.getByText(say('done.saved'));
  await expect(saved).toBeInViewport();
  await expect(unsaved).toHaveCount(0);
  await name.fill('Ferraria do Norte');
  await expect(unsaved).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved).toBeInViewport();
  await expect(unsaved).toHaveCount(0);
  await menu.getByRole('link', { name: words('pt-BR', 'admin', 'nav.feedback') }).click();
  await expect(page).toHaveURL(/\/admin\/feedback/);

  // A closed tab is the browser's to ask about, from the moment on in which the screen says so.
  await page.goBack();
  await expect(name).toHaveValue('Ferraria do Norte');
  const asksAtOnce = leaveWhenSaidUnsaved(page, '/admin/feedback');
  await name.fill('Ferraria do Sul');
  expect(await asksAtOnce).toBe(true);
  await leave.getByRole('button', { name: ask('leave.stay') }).click();
  await expect(unsaved).toBeVisible();
  const leaveQuestion = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  await (await leaveQuestion).accept();
  await closing;
});
