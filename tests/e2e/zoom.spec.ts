import type { Page } from '@playwright/test';
import { fillIn, forgeLink, protocolOn, sendButton, somebody } from './fixtures/order.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES } from './fixtures/words.ts';

/** Words that do not fit: cut off at the window's edge, or at that of a box that hides the rest. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      if (parent.closest('svg, script, style, [aria-hidden=true], .vh')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      // The top layer covers the page: while a dialog is open, only what is in it is read.
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) {
        found.push(
          `${text.textContent.trim().slice(0, 40)} (${Math.round(left)}–${Math.round(right)})`,
        );
      }
    }
    return found;
  });

/** Widths of window and content; equal when nothing has to be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    const place = modal ?? document.documentElement;
    return place.scrollWidth - place.clientWidth;
  });

test.describe('at 400 % (a window of 1280 by 1024 is 320 by 256 then)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const locale of LANGUAGES) {
    test(`no page needs sideways scrolling, in ${locale}${breadth(locale === 'en')}`, async ({
      page,
      guard,
    }) => {
      for (const name of SHEET_NAMES) {
        await SHEETS[name](page, locale, guard);
        expect.soft(await sideways(page), name).toBe(0);
        expect.soft(await cutOff(page), name).toEqual([]);
      }
    });
  }

  test('a lead can be sent @breadth', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await forgeLink(page, 'pt-BR').click();
    const dialog = page.getByRole('dialog');
    await page.clock.fastForward(5000);
    await fillIn(dialog, 'pt-BR', somebody());
    await sendButton(dialog, 'pt-BR').click();
    await protocolOn(dialog);
  });
});

test.describe('with styles that the person adds', () => {
  // The site's own policy, which the browser's settings are not bound by, would refuse them.
  test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

  test('no page loses words at the spacing of WCAG 1.4.12 @breadth', async ({ page, guard }) => {
    for (const name of SHEET_NAMES) {
      await SHEETS[name](page, 'pt-BR', guard);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
      });
      expect.soft(await sideways(page), name).toBe(0);
      expect.soft(await cutOff(page), name).toEqual([]);
    }
  });
});
