import type { Locator, Page } from '@playwright/test';
import { forgeLink, openDialog } from './fixtures/order.ts';
import { coloursOf } from './fixtures/picture.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

/** Controls that are a drawing only, which is what forced colours may take away. */
async function expectDrawn(place: Locator) {
  const drawn = place.locator('a[href]:visible, button:visible').filter({ hasNotText: /\S/ });
  await expect(drawn).not.toHaveCount(0);
  for (const control of await drawn.all()) {
    const name = await control.evaluate((one) => one.outerHTML.slice(0, 100));
    expect([name, await coloursOf(control)]).not.toEqual([name, 1]);
  }
}

test.describe('in forced colours', () => {
  for (const width of [360, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({
        viewport: { width, height: 740 },
        contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
      });

      test(`every drawn control can still be seen${breadth(width !== 360)}`, async ({ page }) => {
        await visit(page, '/');
        await expectDrawn(page.locator('body'));
        if (width < 768) {
          const menu = words('pt-BR', 'site', 'header.menu');
          await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
          await expectDrawn(page.locator('#menu'));
          await page.keyboard.press('Escape');
        }
        await forgeLink(page, 'pt-BR').click();
        await expectDrawn(page.getByRole('dialog'));
      });

      test('actions and fields have an edge, and the focus shows @breadth', async ({ page }) => {
        await visit(page, '/');
        const edge = (element: Element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
        };
        expect(await forgeLink(page, 'pt-BR').evaluate(edge)).toBeGreaterThanOrEqual(1);
        await forgeLink(page, 'pt-BR').click();
        const dialog = page.getByRole('dialog');
        for (const control of await dialog.locator('.input, [type=submit]:not(.close)').all()) {
          expect(await control.evaluate(edge)).toBeGreaterThanOrEqual(1);
        }
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(
            document.activeElement as Element,
          );
          return [outlineStyle, Number.parseFloat(outlineWidth)];
        });
        expect(outline[0]).not.toBe('none');
        expect(outline[1]).toBeGreaterThanOrEqual(2);
      });
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const running = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)),
    );

  test('nothing moves on any page @breadth', async ({ page, guard }) => {
    for (const name of SHEET_NAMES) {
      await SHEETS[name](page, 'pt-BR', guard);
      expect.soft(await running(page), name).toEqual([]);
    }
  });

  test('nothing moves while menus and dialogs open', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Serviços' }).click();
    expect(await running(page)).toEqual([]);
    await openDialog(page, 'pt-BR');
    expect(await running(page)).toEqual([]);
  });
});

test('motion there is, for everybody else @breadth', async ({ page }) => {
  await visit(page, '/');
  await forgeLink(page, 'pt-BR').hover();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBeGreaterThan(0);
});
