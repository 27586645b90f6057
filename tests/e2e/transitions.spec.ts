import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts${breadth(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled });

    test('a page replaces another without a flash, also when its stylesheet loads late @breadth', async ({
      page,
    }) => {
      await page.goto(pathTo('home', 'pt-BR'));
      for (const name of ['cases', 'contact', 'content'] as const) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/*.css', async (route) => {
          await released;
          await route.continue();
        });
        const link = page.getByRole('banner').locator(`a[href="${pathTo(name, 'pt-BR')}"]`);
        await link.first().click({ noWaitAfter: true });
        await page.waitForURL(pathTo(name, 'pt-BR'), { waitUntil: 'commit' });
        // A script in the head waits for the stylesheet, and the parser waits for that script.
        const parsed = javaScriptEnabled ? 'head > style' : 'footer';
        await page.locator(parsed).waitFor({ state: 'attached' });
        release();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
}
