import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const DAY = '/brand/forja-full.svg';
const NIGHT = '/brand/forja-symbol.svg?noite';

/** The logo that can be seen in the header, once it is drawn. */
async function visible(page: Page): Promise<string | null> {
  const logo = page.getByRole('banner').locator('.logo img').filter({ visible: true });
  await expect(logo).toHaveCount(1);
  const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(await logo.boundingBox()).toMatchObject({ width: 120, height: 32 });
  return logo.getAttribute('src');
}

/** Addresses of logos that a page requests. */
function logoRequestsOf(page: Page): Set<string> {
  const logoRequests = new Set<string>();
  page.on('request', (request) => {
    const address = request.url().replace(/^https?:\/\/[^/]+/, '');
    if (address === DAY || address === NIGHT) logoRequests.add(address);
  });
  return logoRequests;
}

test('a light logo is shown on dark backgrounds, by system and by choice, and only one logo loads @breadth', async ({
  page,
  rows,
  browser,
  baseURL,
  afterwards,
}) => {
  const name = 'Clara de teste';
  afterwards(() => rows.change('delete from public.logos where name = $1', name));
  await rows.change(
    `insert into public.logos (name, type, variant, file_path, public_url, width, height)
     values ($1, 'full', 'light', 'brand/none.svg', $2, 120, 32)`,
    name,
    NIGHT,
  );
  const logoRequests = logoRequestsOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  expect(await visible(page)).toBe(DAY);
  expect([...logoRequests]).toEqual([DAY]);
  const lamp = (theme: 'light' | 'dark') =>
    page.getByRole('radio', { name: words('pt-BR', 'site', `theme.${theme}`) });
  await lamp('dark').check();
  expect(await visible(page)).toBe(NIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await lamp('light').check();
  expect(await visible(page)).toBe(DAY);

  for (const [colorScheme, logo] of [
    ['light', DAY],
    ['dark', NIGHT],
  ] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        colorScheme,
        javaScriptEnabled,
        viewport: { width: 1280, height: 720 },
      });
      const other = await context.newPage();
      const requested = logoRequestsOf(other);
      await other.goto('/en');
      expect(await visible(other)).toBe(logo);
      expect([...requested]).toEqual([logo]);
      await context.close();
    }
  }
});
