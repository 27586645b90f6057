import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

declare global {
  interface Window {
    /** What moved on the page: how much, and what. */
    shifts: { value: number; what: string[] }[];
  }
}

const FAMILIES = ['Archivo', 'Sometype Mono'];

/** Own fonts that have arrived; fallbacks, which are on the machine, do not count. */
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => ['Archivo', 'Sometype Mono'].includes(family));

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const what = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40));
        window.shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Heights of the page's blocks: a re-wrapped line shows here wherever it is, on screen or not. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, main h2, main p, footer')].map((block) => ({
      text: (block.textContent ?? '').trim().slice(0, 40),
      height: Math.round(block.getBoundingClientRect().height),
    })),
  );

for (const [locale, address] of [
  ['pt-BR', '/'],
  ['en', '/en'],
] as const) {
  for (const width of [360, 1440]) {
    test.describe(`home in ${locale} at ${width} px${breadth(locale !== 'pt-BR' || width !== 360)}`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('fonts that come late move nothing', async ({ page }) => {
        await noteShifts(page);
        const arrival = Promise.withResolvers<void>();
        const requests: string[] = [];
        await page.route('**/*.woff2', async (route) => {
          requests.push(route.request().url());
          await arrival.promise;
          await route.continue();
        });
        // Not loaded: on a slow machine the fonts are asked for before that, and keep it from coming.
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => requests).toHaveLength(FAMILIES.length);
        const before = await heights(page);
        expect(await page.evaluate(loadedFonts)).toEqual([]);
        arrival.resolve();
        await expect
          .poll(() => page.evaluate(loadedFonts))
          .toEqual(expect.arrayContaining(FAMILIES));
        // Set part by part; the document itself is the last.
        await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
        const after = await heights(page);
        const shifts = await page.evaluate(() => window.shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        const moved = after.filter(({ height }, i) => height !== before[i]?.height);
        console.log(
          `layout shift of ${address} at ${width} px with late fonts: ` +
            `${total.toFixed(5)}; blocks of another height: ${moved.length} of ${after.length}`,
        );
        expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
      });
    });
  }
}
