import type { Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string) => words('pt-BR', 'content', key);
const text = (page: Page, path: string) => page.locator(`[name="texts.${path}"]`);

/** Opens the editor of a new article. */
async function newArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('list.new.article') }).click();
  await expect(page).toHaveURL(/\/admin\/content\/article\/[0-9a-f-]{36}/);
}

test('a save keeps the language that is written, what is typed meanwhile, and the caret @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/content?kind=article' });
  await newArticle(page);
  const english = page.getByRole('button', { name: say('editor.en'), exact: true });
  await english.click();
  const summary = text(page, 'en.summary');
  await text(page, 'en.name').fill('Written in English');
  await summary.fill('One. Three.');
  await summary.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/content/article/**', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('ControlOrMeta+s');
  await posted;
  await page.keyboard.type('Two. ');
  release();
  await expect(page.getByText(say('done.saved'))).toBeVisible();

  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await expect(summary).toBeFocused();
  await page.keyboard.type('More. ');
  await expect(summary).toHaveValue('One. Two. More. Three.');
  await expect(page.locator('form[data-unsaved]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('form[data-unsaved]')).toHaveCount(0);
  await page.reload();
  await expect(summary).toHaveValue('One. Two. More. Three.');
});

test('an item with a text in one language only goes by its name there, and is looked at in the other @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/content?kind=article' });
  await newArticle(page);
  await page.getByRole('button', { name: say('editor.en'), exact: true }).click();
  await text(page, 'en.name').fill('Only English');
  await text(page, 'en.summary').fill('A summary.');
  await text(page, 'en.markdown').fill('A text.');
  await page.getByRole('button', { name: say('editor.publishOnly.en') }).click();
  await expect(page.getByText(say('done.language'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Only English', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: say('editor.pt'), exact: true }).click();
  await text(page, 'pt-BR.name').fill('Agora em português');
  const drawn = page.frameLocator('iframe').getByRole('heading', { name: 'Agora em português' });
  await expect(drawn.first()).toBeVisible();
});

test('what another button of the editor would lose is asked about first @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/content?kind=article' });
  await newArticle(page);
  const name = text(page, 'pt-BR.name');
  const leave = page.getByRole('alertdialog', { name: words('pt-BR', 'editor', 'leave.title') });
  await name.fill('Guardado');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say('done.saved'))).toBeVisible();
  await expect(name).toHaveValue('Guardado');
  await name.fill('Ainda não guardado');
  await expect(page.locator('form[data-unsaved]')).toBeVisible();

  const hide = page.getByRole('button', { name: new RegExp(`^${say('acts.hide.label')}`) });
  const undo = page.getByRole('button', { name: say('editor.undo') });
  for (const button of [hide, undo]) {
    await button.first().click();
    await expect(leave).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(leave).toBeHidden();
    await expect(name).toHaveValue('Ainda não guardado');
  }
  await undo.click();
  await leave.getByRole('button', { name: words('pt-BR', 'editor', 'leave.go') }).click();
  await expect(page.getByText(say('done.undone'))).toBeVisible();
  await expect(name).toHaveValue('');
});
