import { nothingForAxe } from './fixtures/axe.ts';
import { bannerButton, bannerOf } from './fixtures/consent.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, waysToLook } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

test.use({ consentChoice: null });

test('the banner is early in the tab order, and does not trap the focus', async ({ page }) => {
  await visit(page, '/');
  await expect(bannerOf(page, 'pt-BR')).toBeVisible();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const banner = element?.closest('.consent') ? 'banner ' : '';
      return `${banner}${element?.textContent?.trim() ?? ''}`;
    });
  const stops: string[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  const say = (key: string) => `banner ${words('pt-BR', 'consent', `banner.${key}`)}`;
  expect(stops.slice(2, 7)).toEqual(
    ['all', 'necessary', 'preferences', 'privacy', 'cookies'].map(say),
  );
  expect(stops[7]).not.toContain('banner');
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(say('necessary'));
  await page.keyboard.press('Enter');
  await expect(bannerOf(page, 'pt-BR')).toBeHidden();
});

for (const width of [360, 1440]) {
  test(`nothing shifts at ${width} px, and the banner is not the largest paint${breadth(width !== 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as never)['value'];
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
        seen.largest = element?.closest('.consent') ? 'banner' : (element?.tagName ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    for (const address of ['/', '/faq', '/cookies']) {
      await visit(page, address);
      await expect(bannerOf(page, 'pt-BR')).toBeVisible();
      await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
      const seen = await page.evaluate(
        () => (window as never)['seen'] as { shift: number; largest: string },
      );
      // 0 where letters are between pixels; this build rounds each to whole ones.
      expect.soft(seen.shift, address).toBeLessThan(0.0015);
      expect.soft(seen.largest, address).not.toBe('banner');
    }
  });
}

test('axe finds nothing on banner and preferences, in both themes @breadth', async ({ page }) => {
  for (const width of waysToLook(360, 1440)) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/');
    for (const [place, open] of [
      ['.consent', async () => {}],
      ['.consent-dialog', () => bannerButton(page, 'pt-BR', 'preferences').click()],
    ] as const) {
      await open();
      await expect(page.locator(place)).toBeVisible();
      await nothingForAxe(page, place);
    }
  }
});
