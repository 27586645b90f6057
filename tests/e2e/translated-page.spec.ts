import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';

/** Translates the page as browsers do: every text in two elements, and another language named. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea,select,svg'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.textContent = `fr ${text.data}`;
    }
  });

/** Changes texts in their place, as other translators do. */
const translateInPlace = (page: Page) =>
  page.evaluate(() => {
    for (const label of document.querySelectorAll('form label')) {
      const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (text) text.nodeValue = `fr ${text.nodeValue}`;
    }
  });

const FORMS = ['/contato', '/feedback', '/carreiras', '/privacidade/solicitacao'];
const fieldIn = (page: Page) => page.locator('main form textarea').last();

for (const [at, path] of FORMS.entries()) {
  test(`${path} translated before its form is touched keeps what is typed${at > 1 ? ' @breadth' : ''}`, async ({
    page,
    guard,
  }) => {
    await visit(page, path);
    await translate(page);
    const hydrated = page.waitForResponse(/hydrate-island/);
    const field = fieldIn(page);
    await field.click();
    await page.keyboard.type('As primeiras palavras');
    await hydrated;
    await page.waitForLoadState('networkidle');
    await page.keyboard.type(' e as outras');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('As primeiras palavras e as outras');
    await expect(page.locator('main form label font').first()).toBeVisible();
    if (at > 0) return;
    // The form posts natively: the page comes back with what is missing and with what was typed.
    guard.expect(/422/);
    await page.locator('main form button[type=submit]').last().click();
    await page.waitForURL((url) => url.pathname !== path);
    await expect(fieldIn(page)).toHaveValue('As primeiras palavras e as outras');
  });
}

test('a form whose words were changed in place keeps values and focus', async ({ page, guard }) => {
  guard.expect(/hydrat/i, /Minified React error/);
  await visit(page, '/contato');
  const field = fieldIn(page);
  await translateInPlace(page);
  await page.evaluate(() => {
    const name = document.querySelector<HTMLInputElement>('main form input[autocomplete=name]');
    if (name) name.value = 'Ana';
  });
  const hydrated = page.waitForResponse(/hydrate-island/);
  await field.click();
  await page.keyboard.type('As primeiras');
  await hydrated;
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(' palavras');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('As primeiras palavras');
  await expect(page.locator('main form input[autocomplete=name]')).toHaveValue('Ana');
});

test('a form that is translated after hydration still works', async ({ page }) => {
  await visit(page, '/contato');
  const field = fieldIn(page);
  await field.fill('curta');
  // Only a form that has come to life answers a blur.
  await expect(async () => {
    await field.focus();
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true', { timeout: 500 });
  }).toPass();
  await translate(page);
  await page.locator('main form button[type=submit]').last().click();
  await expect(field).toHaveValue('curta');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Uma mensagem que basta.');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveValue('Uma mensagem que basta.');
});

test('what is typed into a refused form before it is hydrated stays, and corrects it', async ({
  page,
  guard,
}) => {
  guard.expect(/422/);
  await visit(page, '/contato');
  await translate(page);
  const field = fieldIn(page);
  await field.fill('curta');
  await page.locator('main form button[type=submit]').last().click();
  await page.waitForURL((url) => url.pathname !== '/contato');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/hydrate-island/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await field.fill('Uma mensagem que basta.');
  arrive();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveValue('Uma mensagem que basta.');
});
