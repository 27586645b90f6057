import { expect, test } from './fixtures/site.ts';

const bodyFont = () => getComputedStyle(document.body).fontFamily;

test('a page asks for its fonts after its first paint, the next page at once', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  const [paint, fonts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(fonts).toHaveLength(2);
  for (const start of fonts) expect(start).toBeGreaterThan(paint);

  await page.goto('/servicos', { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await page.locator('html').getAttribute('data-fonts')).toBe('kept');
});

test('what is put into a page later is set in its fonts', async ({ page }) => {
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

  test('the sheet names the fonts', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(bodyFont)).toContain('Archivo');
  });
});

test('text stays in its fallbacks where fonts do not come', async ({ page, guard }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'error').length === 2,
  );
  expect(await page.evaluate(bodyFont)).not.toContain('Archivo');
});
