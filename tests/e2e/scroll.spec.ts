import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts${breadth(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled });

    test('a new page begins at its top, and going back lands where one was', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('contentinfo').locator(`a[href="${pathTo('about', 'pt-BR')}"]`);
      // Until the last part has its fonts, heights of what is out of sight are guesses.
      if (javaScriptEnabled) await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await link.first().click({ trial: true });
      const left = await scrolled(page);
      expect(left).toBeGreaterThan(1000);
      await link.first().click();
      await expect(page).toHaveURL(pathTo('about', 'pt-BR'));
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrolled(page)).toBe(left);
    });
  });
}
