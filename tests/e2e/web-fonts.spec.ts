import type { Page } from '@playwright/test';
import { LOCALES } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { hydrated } from './fixtures/visit.ts';

const OWN = ['Archivo', 'Sometype Mono'];

const bodyFont = () => getComputedStyle(document.body).fontFamily;

/** Waits until the page is painted, and answers when that and each font's request began, in ms. */
const paintAndFonts = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((painted) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) painted(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => entry.startTime);
    return { paint, fonts };
  });

/** Keeps back what a pattern matches until it is let go. */
async function heldBack(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const deleted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await deleted;
    await route.continue();
  });
  return letGo;
}

test('a page requests its fonts after its first paint, the next page at once', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const { paint, fonts } = await paintAndFonts(page);
  expect(fonts).toHaveLength(2);
  for (const requested of fonts) expect(requested).toBeGreaterThan(paint);

  await page.goto('/servicos', { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await page.locator('html').getAttribute('data-fonts')).toBe('kept');
});

test('a heading with characters outside our fonts is readable @breadth', async ({ page }) => {
  const words = 'Ñandú ☃ cão';
  await page.goto(`${pathTo('search', 'pt-BR')}?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
});

test('what is pressed stays where it is until it is released, whenever the fonts come @breadth', async ({
  page,
}) => {
  const bringFonts = await heldBack(page, '**/*.woff2');
  // Not loaded: on a slow machine the fonts are asked for before that, and keep it from coming.
  await page.goto(pathTo('careers', 'pt-BR'), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  // The last one: every text above it breaks its lines again.
  const apply = page.locator('[data-opening]').last();
  await apply.hover();
  await page.mouse.down();
  const pressed = await apply.boundingBox();
  bringFonts();
  await page.evaluate(async () => {
    await document.fonts.load('1em Archivo');
    // Longer than naming a whole page takes.
    for (let frames = 0; frames < 60; frames++) {
      await new Promise((painted) => requestAnimationFrame(() => requestIdleCallback(painted)));
    }
  });
  expect(await apply.boundingBox()).toEqual(pressed);
  await page.mouse.up();
  await expect(page).toHaveURL(/#/);
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
});

test('every section of the home page has its height without waiting for fonts @breadth', async ({
  page,
}) => {
  await heldBack(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const unseen = () =>
    page
      .locator('.home > .sec > .frame')
      .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).contentVisibility));
  await expect.poll(unseen).toEqual(Array.from({ length: 6 }, () => 'visible'));
});

test('what is put into a page later is set in its fonts @breadth', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const font = await page.evaluate(async () => {
    const late = document.createElement('p');
    document.body.append(late);
    await new Promise(requestAnimationFrame);
    return getComputedStyle(late).fontFamily;
  });
  expect(font).toContain('Archivo');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stylesheet names the fonts @breadth', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(bodyFont)).toContain('Archivo');
  });
});

test('text stays in its fallbacks where fonts do not come @breadth', async ({ page, guard }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForFunction(
    (own) =>
      [...document.fonts].filter(
        ({ family, status }) => own.includes(family.replaceAll('"', '')) && status === 'error',
      ).length === own.length,
    OWN,
  );
  expect(await page.evaluate(bodyFont)).not.toContain('Archivo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the large lines of the home page end at its margin or before', async ({ page }) => {
  for (const locale of LOCALES) {
    for (const width of [320, 360, 390, 412, 430, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo('home', locale));
      await hydrated(page);
      const over = await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = document.querySelector('.hero .frame') as HTMLElement;
        const margin =
          frame.getBoundingClientRect().right - parseFloat(getComputedStyle(frame).paddingRight);
        return [...document.querySelectorAll('.hero h1 span, .closing h2 span')].map((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          return Math.max(0, Math.floor(words.getBoundingClientRect().right - margin));
        });
      });
      expect.soft(over.length).toBeGreaterThan(1);
      expect.soft(Math.max(...over), `${locale}, ${width} px: ${over}`).toBe(0);
    }
  }
});
