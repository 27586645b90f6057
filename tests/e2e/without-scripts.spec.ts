import type { Page } from '@playwright/test';
import { SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

const SAME = ['home', 'form page', 'thank-you page', 'page to come', 'unknown page'] as const;

/** What there is to read and to use on a page. */
const contents = (page: Page) =>
  page.evaluate(() => {
    // Scripts put a phone's bar away while it would lie over something.
    document.querySelector('.bar')?.classList.remove('away');
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    return {
      text: document.body.innerText.replace(/\s+/g, ' ').trim(),
      links: shown('a[href]').map((one) => `${one.getAttribute('href')} ${one.textContent}`),
      controls: shown('button, input, select, textarea').map(
        (one) => `${one.tagName} ${one.id} ${one.getAttribute('name') ?? ''} ${one.textContent}`,
      ),
      drawings: shown('svg, img').length,
    };
  });

for (const width of [360, 1440]) {
  test.describe(`at ${width} px${breadth(width !== 360)}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page needs scripts to show what it has', async ({ page, browser, site, guard }) => {
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.url,
        viewport: { width, height: 800 },
      });
      guard.watch(plain);
      const bare = await plain.newPage();
      for (const name of SAME) {
        await SHEETS[name](page, 'pt-BR', guard);
        await SHEETS[name](bare, 'pt-BR', guard);
        // Until its fonts are named, what is below the fold is not laid out, and its text reads without
        // its line breaks and capitals.
        await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
        expect.soft(await contents(bare), name).toEqual(await contents(page));
      }
      await plain.close();
    });
  });
}
