import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const SERVICES = words('pt-BR', 'site', 'header.services');
const COMPANY = words('pt-BR', 'site', 'header.company');
const MENU = words('pt-BR', 'site', 'header.menu');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test(`a popover opens by keyboard, closes by Escape and returns the focus${breadth(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      await (javaScriptEnabled ? visit(page, '/') : page.goto('/'));
      const banner = page.getByRole('banner');
      const services = banner.getByRole('button', { name: SERVICES });
      const company = banner.getByRole('button', { name: COMPANY });
      const first = banner.getByRole('link', { name: /^Software e apps/ });
      await services.focus();
      await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(services).toBeFocused();

      await services.click();
      await expect(first).toBeVisible();
      await company.click();
      await expect(first).toBeHidden();
      await expect(banner.getByRole('link', { name: 'Equipe' })).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(banner.getByRole('link', { name: 'Equipe' })).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test('the menu slides in, closes by Escape and by its button @breadth', async ({ page }) => {
        await (javaScriptEnabled ? visit(page, '/') : page.goto('/'));
        const opener = page.getByRole('banner').getByRole('button', { name: MENU, exact: true });
        const menu = page.locator('#menu');
        await expect(menu).toBeHidden();
        await opener.tap();
        await expect(menu).toBeVisible();
        await expect(menu.getByRole('link', { name: 'Carreiras' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.tap();
        await menu.getByRole('button').tap();
        await expect(menu).toBeHidden();
        await opener.tap();
        await menu.getByRole('link', { name: words('pt-BR', 'site', 'arms.lab') }).tap();
        await expect(page).toHaveURL('/lab');
        await expect(menu).toBeHidden();
      });
    });
  });
}

test('the menu exists below 768 px only, the header line from there on @breadth', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: MENU, exact: true });
  const bar = page.getByRole('complementary', { name: words('pt-BR', 'site', 'bar.label') });
  await visit(page, '/');
  for (const [width, narrow] of [
    [767, true],
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Away from the top: there it may wait for the first scroll.
    await page.mouse.wheel(0, 300);
    await expect(opener).toBeVisible({ visible: narrow });
    await expect(bar).toBeVisible({ visible: narrow });
    await expect(banner.getByRole('button', { name: SERVICES })).toBeVisible({ visible: !narrow });
  }
});

test.describe('on a phone with scripts', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('focus stays in the open menu @breadth', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: MENU, exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
    for (let turn = 0; turn < 20; turn += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('#menu') !== null;
      });
      expect(inside).toBe(true);
    }
  });
});

test('the header stays in sight, and scrolling starts at the top of each page @breadth', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveURL('/cases');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
