import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const lamp = (page: Page, theme: 'system' | 'light' | 'dark') =>
  page.getByRole('radio', { name: words('pt-BR', 'site', `theme.${theme}`) });

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Notes which theme the document had when its body came, which is before anything is painted. */
const noteThemeOfFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { documentElement } = document;
      documentElement.dataset['first'] = documentElement.dataset['theme'] ?? 'system';
    }).observe(document, { childList: true, subtree: true });
  });

test('the chosen light is kept, and there before the page is painted', async ({ page }) => {
  await noteThemeOfFirstPaint(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const day = await paper(page);
  await expect(lamp(page, 'system')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'system');

  await lamp(page, 'dark').check();
  const night = await paper(page);
  expect(night).not.toBe(day);
  for (const address of ['/', '/en/project', '/cases']) {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
    expect(await paper(page)).toBe(night);
  }
  await visit(page, '/');
  await expect(lamp(page, 'dark')).toBeChecked();
  await lamp(page, 'system').check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'system');
  expect(await paper(page)).toBe(day);
});

test('without a choice the page follows the system, also while it is open @breadth', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const day = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paper(page)).not.toBe(day);
});

test('a choice made in one tab lights the other @breadth', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/cases');
  await lamp(other, 'dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(lamp(page, 'dark')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('the lamp lights this page @breadth', async ({ page }) => {
    await page.goto('/');
    const day = await paper(page);
    await lamp(page, 'dark').check();
    expect(await paper(page)).not.toBe(day);
  });
});
