import type { Page } from '@playwright/test';
import { LOCALES } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { hydrated } from './fixtures/visit.ts';

const OWN = ['Archivo', 'Sometype Mono'];
const SAMPLE_MAILS = '**/letters/**';

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
      .filter(({ name }) => /\.(?:woff2|ttf)\b/.test(name))
      .map((entry) => ({
        own: entry.name.endsWith('.woff2'),
        asked: entry.startTime,
        came: (entry as PerformanceResourceTiming).responseEnd,
      }));
    return { paint, fonts };
  });

/** Faces of this machine that some letter of the heading is drawn in; none where all are the page's. */
async function foreignFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const faces = drawn.flatMap(({ fonts }) => fonts);
  expect(faces.length).toBeGreaterThan(0);
  return faces.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

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

test('a page asks for its fonts after its first paint, the next page at once', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const { paint, fonts } = await paintAndFonts(page);
  const own = fonts.filter((font) => font.own);
  expect(own).toHaveLength(2);
  for (const { asked } of own) expect(asked).toBeGreaterThan(paint);

  await page.goto('/servicos', { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await page.locator('html').getAttribute('data-fonts')).toBe('kept');
  // They hold the heading's letters too.
  expect(await page.locator('html').getAttribute('data-letters')).toBeNull();
});

for (const [what, address] of [
  ['the home page', pathTo('home', 'pt-BR')],
  ['an inner page', pathTo('automationAi', 'en')],
  ['a form', pathTo('project', 'pt-BR')],
] as const) {
  test(`the heading of ${what} has its letters in the first paint @breadth`, async ({ page }) => {
    await heldBack(page, '**/*.woff2');
    const bringSheets = await heldBack(page, '**/*.css');
    let came = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/letters/') && ++came === expected) bringSheets();
    });
    const html = await (await page.request.get(address)).text();
    const expected = new Set(html.match(/\/letters\/[^")]+/g)).size;
    expect(expected).toBeGreaterThan(0);
    // The stylesheets come once the letters have: were those asked for later, nothing would ever be painted.
    await page.goto(address, { waitUntil: 'commit' });
    const { paint, fonts } = await paintAndFonts(page);
    const letters = fonts.filter((font) => !font.own);
    expect(letters).toHaveLength(expected);
    for (const font of letters) expect(font.came).toBeLessThan(paint);
    expect(await foreignFaces(page)).toEqual([]);
  });
}

test('the letters of a heading are as wide as those of the font @breadth', async ({ page }) => {
  const bringFonts = await heldBack(page, '**/*.woff2');
  await page.goto(pathTo('services', 'en'), { waitUntil: 'commit' });
  const widths = () =>
    page.evaluate(() => {
      const range = document.createRange();
      return [...document.querySelectorAll('h1, h1 span')].map((element) => {
        range.selectNodeContents(element.firstChild as Node);
        return range.getBoundingClientRect().width;
      });
    });
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => /^(?:Raw|Finished)$/.test(family) && status === 'loaded',
      ).length === 2,
  );
  const before = await widths();
  expect(before).toHaveLength(2);
  bringFonts();
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.documentElement.removeAttribute('data-letters'));
  const after = await widths();
  for (const [i, width] of after.entries()) {
    // Where letters are on whole pixels, a static cut rounds one or two of them the other way.
    expect(Math.abs(width - (before[i] ?? 0))).toBeLessThan(width * 0.01);
  }
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

  test('the stylesheet names the fonts, and the page asks for the letters of its heading @breadth', async ({
    page,
  }) => {
    const letters: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/letters/')) letters.push(request.resourceType());
    });
    await page.goto('/');
    expect(await page.evaluate(bodyFont)).toContain('Archivo');
    expect(letters).toEqual(['font', 'font']);
  });
});

test('text stays in its fallbacks where fonts do not come @breadth', async ({ page, guard }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route(SAMPLE_MAILS, (route) => route.abort());
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

test('the great lines of the home page end at its margin or before', async ({ page }) => {
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
