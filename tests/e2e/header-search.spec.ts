import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const WIDE = { width: 1440, height: 900 };

/** What is side by side in the header's line, from left to right. */
const state = (page: Page) =>
  page.locator('.top-line').evaluate((line) =>
    [
      ...line.querySelectorAll(
        '.logo, .nav > :is(a, button), .top-search, .top-find, .lang > button, .menu-button, .button',
      ),
    ]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, height }) => ({ left, right, height }))
      .sort((one, other) => one.left - other.left),
  );

for (const locale of LANGUAGES) {
  const label = words(locale, 'site', 'header.search');
  const home = pathTo('home', locale);

  for (const javaScriptEnabled of [true, false]) {
    const scripts = `${javaScriptEnabled ? 'with' : 'without'} scripts`;
    const isOneWay = javaScriptEnabled === (locale === 'pt-BR');
    test.describe(`${scripts}, in ${locale}${breadth(!isOneWay)}`, () => {
      test.use({ javaScriptEnabled, viewport: WIDE });

      test('the header has a search field that refuses a blank query', async ({ page }) => {
        await (javaScriptEnabled ? visit(page, home) : page.goto(home));
        const search = page.getByRole('banner').getByRole('search', { name: label });
        const field = search.getByRole('searchbox', { name: label });
        await field.fill('   ');
        await field.press('Enter');
        await expect(page).toHaveURL(home);
        await field.fill('workshop');
        await search.getByRole('button').click();
        await expect(page).toHaveURL(`${pathTo('search', locale)}?q=workshop`);
        await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
        // The search page has the one field.
        await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveCount(1);
      });

      test('on narrow screens a link opens the search @breadth', async ({ page }) => {
        await page.setViewportSize({ width: 1024, height: 900 });
        await (javaScriptEnabled ? visit(page, home) : page.goto(home));
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('searchbox')).toBeHidden();
        await banner.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(pathTo('search', locale));

        await page.setViewportSize({ width: 360, height: 740 });
        await (javaScriptEnabled ? visit(page, home) : page.goto(home));
        const menu = words(locale, 'site', 'header.menu');
        await banner.getByRole('button', { name: menu, exact: true }).click();
        const entry = words(locale, 'site', 'links.search');
        await page.locator('#menu').getByRole('link', { name: entry, exact: true }).click();
        await expect(page).toHaveURL(pathTo('search', locale));
      });
    });
  }

  test(`nothing in the header wraps or overlaps, in ${locale} @breadth`, async ({ page }) => {
    for (const width of [360, 768, 1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, home);
      const parts = await state(page);
      expect(parts.length).toBeGreaterThan(1);
      parts.forEach(({ left, right, height }, i) => {
        const where = `${width} px, part ${i} of ${parts.length}`;
        expect.soft(height, where).toBeLessThan(50);
        expect.soft(left, where).toBeGreaterThanOrEqual(parts[i - 1]?.right ?? 0);
        expect.soft(right, where).toBeLessThanOrEqual(width);
      });
    }
  });
}
