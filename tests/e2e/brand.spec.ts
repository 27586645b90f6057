import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

const logo = (page: Page) => page.getByRole('banner').locator('img').first();

for (const [width, visible] of [
  [360, { width: 120, height: 32 }],
  [800, { width: 32, height: 32 }],
  [1440, { width: 120, height: 32 }],
] as const) {
  test(`the logo has its size at ${width} px${breadth(width !== 800)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    expect(await logo(page).boundingBox()).toMatchObject(visible);
  });
}

test('a logo without its file is replaced by the fallback', async ({ page, guard }) => {
  guard.expect(/net::ERR_FAILED/);
  await page.route('**/brand/forja-full.svg', (route) => route.abort());
  await page.goto('/');
  await expect(logo(page)).toHaveAttribute('src', '/brand/fallback.svg');
  const drawn = () => logo(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
});

test('a logo that staff change is on the next page @breadth', async ({
  page,
  rows,
  afterwards,
}) => {
  const set = "update public.logos set public_url = $1 where type = 'full' and is_active";
  afterwards(() => rows.change(set, '/brand/forja-full.svg'));
  await page.goto('/');
  await rows.change(set, '/brand/forja-symbol.svg');
  await page.goto('/');
  await expect(logo(page)).toHaveAttribute('src', '/brand/forja-symbol.svg');
});

test('brand colours that staff choose are in the page before anything is painted @breadth', async ({
  page,
  rows,
  afterwards,
}) => {
  const set = 'update public.brand_colors set primary_color = $1 where is_active';
  afterwards(() => rows.change(set, 'hsl(240,85%,55%)'));
  await rows.change(set, 'hsl(12,80%,48%)');
  await page.goto('/');
  const [painted, chosen] = await page.evaluate(() => {
    const colourOf = (value: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = value;
      return getComputedStyle(probe).color;
    };
    return [colourOf('var(--brand-primary)'), colourOf('hsl(12 80% 48%)')];
  });
  expect(painted).toBe(chosen);
  // In the HTML itself: no stylesheet or script has to arrive first.
  expect(await page.locator('head > style').innerHTML()).toContain('--brand-primary');
});
