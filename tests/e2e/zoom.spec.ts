import { pathTo } from '#app/paths.ts';
import { cutOff, sideways } from './fixtures/narrow.ts';
import { fillIn, forgeLink, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

test.describe('at 400 % (a window of 1280 by 1024 is 320 by 256 then)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const locale of LANGUAGES) {
    // What `npm test` takes of it is in accessibility.spec.ts, on the pages that are open there.
    test(`no page needs sideways scrolling, in ${locale} @breadth`, async ({ page, guard }) => {
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
    await referenceOn(dialog);
  });
});

test.describe('a phone of 360 px at 200 %', () => {
  test.use({ viewport: { width: 180, height: 370 }, javaScriptEnabled: false });

  test('shows the whole frame of a page', async ({ page }) => {
    await page.goto(pathTo('faq', 'pt-BR'));
    expect(await sideways(page)).toBe(0);
    const footer = page.getByRole('contentinfo');
    for (const part of [
      page.getByRole('banner').getByRole('button').filter({ visible: true }),
      footer.getByRole('textbox'),
      footer.getByRole('button', { name: words('pt-BR', 'newsletter', 'form.submit') }),
      footer.getByText(words('pt-BR', 'newsletter', 'form.label')),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('a tablet of 768 px with letters of twice the size', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const locale of LANGUAGES) {
    test(`no page needs sideways scrolling, in ${locale} @breadth`, async ({ page, guard }) => {
      // The setting of the browser, which the widths of the layouts go by as well.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const name of SHEET_NAMES) {
        await SHEETS[name](page, locale, guard);
        expect.soft(await sideways(page), name).toBe(0);
        expect.soft(await cutOff(page), name).toEqual([]);
      }
    });
  }
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
