import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { ABLE } from '../browser/device.ts';
import { fillIn, openDialog, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';

/** What is drawn on a page at some expense, as the browser sees it. */
const ornaments = (page: Page) =>
  page.evaluate(() => {
    const styles = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element));
    const used = (values: string[]) => values.some((value) => value !== 'none');
    return {
      glow: used(styles('.heat-line').map(({ filter }) => filter)),
      light: used(styles('.lit').map(({ animationName }) => animationName)),
      letters: styles('.trades h3, .subtitle').some(
        ({ transitionProperty }) => transitionProperty === 'font-stretch',
      ),
    };
  });

/** Whether the next page comes in a transition. */
async function comesInTransition(page: Page, path: string): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['revealed'] = String(
        (event as Event & { viewTransition: object | null }).viewTransition !== null,
      );
    });
  });
  await visit(page, '/');
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(path);
  const html = page.locator('html[data-revealed]');
  await html.waitFor({ state: 'attached' });
  return (await html.getAttribute('data-revealed')) === 'true';
}

const faq = '/faq';
const contact = pathTo('contact', 'pt-BR');

test('an able device is shown everything @breadth', async ({ page }) => {
  await visit(page, '/');
  expect(await ornaments(page)).toMatchObject({ glow: true, light: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-low-end');
  expect(await comesInTransition(page, contact)).toBe(true);
});

for (const [what, notice] of [
  ['few cores', { hardwareConcurrency: 2 }],
  ['little memory', { deviceMemory: 2 }],
] as const) {
  test.describe(`a device of ${what}${breadth(what === 'little memory')}`, () => {
    test.use({ device: { ...ABLE, ...notice } });

    test('is spared the ornament, not the page', async ({ page }) => {
      await visit(page, '/');
      expect(await ornaments(page)).toEqual({ glow: false, light: false, letters: false });
      await expect(page.locator('.furnace').first()).toHaveCSS('background-image', 'none');
      expect(await comesInTransition(page, contact)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('is thanked without a shower of sparks @breadth', async ({ page }) => {
      const dialog = await openDialog(page, 'pt-BR');
      await fillIn(dialog, 'pt-BR', somebody());
      await sendButton(dialog, 'pt-BR').click();
      await referenceOn(dialog);
      await page.clock.runFor(1000);
      await expect(page.locator('canvas.confetti')).toHaveCount(0);
    });
  });
}

/** Fonts that a page has asked for. */
function fontRequestsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

for (const [what, notice] of [
  ['on 2g', { effectiveType: '2g' }],
  ['who saves data', { saveData: true }],
] as const) {
  test.describe(`a visitor ${what}`, () => {
    test.use({ device: { ...ABLE, connection: { ...ABLE.connection, ...notice } } });

    test('is sent no fonts, and reads the page as well @breadth', async ({ page }) => {
      const fonts = fontRequestsOf(page);
      await page.goto(faq, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(fonts).toEqual([]);
      const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(family).not.toContain('Archivo');
    });
  });
}

test.describe('a connection whose speed is estimated as low', () => {
  test.use({ device: { ...ABLE, connection: { ...ABLE.connection, downlink: 1.35 } } });

  test('loads the fonts @breadth', async ({ page }) => {
    const fonts = fontRequestsOf(page);
    await visit(page, faq);
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    expect(fonts.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    const family = await page.evaluate(
      () => getComputedStyle(document.querySelector('main .lead') as Element).fontFamily,
    );
    expect(family).toContain('Archivo');
  });
});
