import type { Page } from '@playwright/test';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type PlainRoute, pathTo } from '#app/paths.ts';
import { bannerOf } from './fixtures/consent.ts';
import { openDialog } from './fixtures/order.ts';
import { PAGE_FORMS, pageForm, pageOf } from './fixtures/page-forms.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES } from './fixtures/words.ts';

/* What sells is seen on a first visit: the question about cookies, the ways to talk and the bar stand
 * beside it, never on it. */

test.use({ consentChoice: null });

const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

const OTHERS = ['home', 'services', 'contact', 'project', 'faq', 'careers', 'lab'] as const;

/** Every primary action, heading and field with something fixed over it, and where the page stood. */
const coveredOn = (page: Page, everywhere: boolean) =>
  page.evaluate(async (walk) => {
    const frames = async () => {
      for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const fixed = () =>
      [...document.body.querySelectorAll('*')].filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          (element.matches('.top') || getComputedStyle(element).position === 'fixed') &&
          isSeen(element) &&
          element.clientHeight > 0,
      );
    const over = (element: Element, above: readonly Element[]) => {
      const box = element.getBoundingClientRect();
      if (box.bottom <= 0 || box.top >= innerHeight) return [];
      return above.filter((one) => {
        const lid = one.getBoundingClientRect();
        return (
          !one.contains(element) &&
          lid.left < box.right - 1 &&
          box.left < lid.right - 1 &&
          lid.top < box.bottom - 1 &&
          box.top < lid.bottom - 1
        );
      });
    };
    const say = (element: Element, lids: Element[]) =>
      lids.map(
        (lid) =>
          `${scrollY}: ${lid.className} over ${element.tagName} ${element.textContent?.slice(0, 40)}`,
      );
    await frames();
    const parts = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, .button, input:not([type=hidden]), select, textarea)',
      ),
    ].filter(isSeen);
    const found = parts.flatMap((part) => say(part, over(part, fixed())));
    for (const part of walk ? parts : []) {
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await frames();
      found.push(...say(part, over(part, fixed())));
    }
    if (walk) {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await frames();
      const last = [...document.querySelectorAll('footer :is(a, p, small)')].filter(isSeen).at(-1);
      if (last) found.push(...say(last, over(last, fixed())));
    }
    return found;
  }, everywhere);

async function nothingOver(page: Page, names: readonly PlainRoute[], locale: Locale) {
  for (const name of names) {
    const address = pathTo(name, locale);
    await visit(page, address);
    await expect(bannerOf(page, locale)).toBeVisible();
    expect.soft(await coveredOn(page, true), address).toEqual([]);
  }
}

for (const [width, height] of SIZES) {
  for (const locale of LANGUAGES) {
    test(`nothing covers the primary actions at ${width} × ${height}, ${locale}${breadth(
      !(locale === 'pt-BR' && width === 360),
    )}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await nothingOver(page, SERVICE_NAMES, locale);
      for (const name of SERVICE_NAMES) {
        await visit(page, pathTo(name, locale));
        // In the page, in the header, or under the thumb: without a scroll.
        const forge = page.locator(':is(main, .top, .bar) a[data-island-trigger="qualification"]');
        const seen = await forge.evaluateAll((links) =>
          links.some((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return (
              link.checkVisibility({ visibilityProperty: true }) &&
              top >= 0 &&
              bottom <= innerHeight
            );
          }),
        );
        expect.soft(seen, name).toBe(true);
      }
    });

    test(`nor does the way out of a dialog at ${width} × ${height}, ${locale}${breadth(
      !(locale === 'en' ? width === 1366 : width === 360),
    )}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const dialog = await openDialog(page, locale, pathTo('cases', locale));
      const covered = await dialog.evaluate((opened) => {
        const lid = opened.querySelector('.dlg-close button')?.getBoundingClientRect() as DOMRect;
        const fields = [
          ...opened.querySelectorAll<HTMLElement>('[name^="answers."], .send .button'),
        ];
        return fields.map((field) => {
          // At its worst: as far up as it can be scrolled.
          field.scrollIntoView({ block: 'start', behavior: 'instant' });
          const box = field.getBoundingClientRect();
          const dismiss = box.top >= lid.bottom || box.right <= lid.left || box.left >= lid.right;
          return dismiss ? null : field.outerHTML;
        });
      });
      expect(covered.length).toBeGreaterThan(5);
      expect(covered.filter((field) => field !== null)).toEqual([]);
    });

    test(`nothing covers those of other pages at ${width} × ${height}, ${locale}${breadth()}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await nothingOver(page, OTHERS, locale);
    });
  }
}

for (const [width, height] of SIZES.slice(0, 2)) {
  test(`the bar of a phone never covers the reference number at ${width} px`, async ({
    page,
    rows,
  }) => {
    const [lead] = await rows.read<{ protocol: string }>(
      `insert into public.qualification_submissions (id, form_data)
       values (gen_random_uuid(), '{}') returning protocol`,
    );
    await page.setViewportSize({ width, height });
    await visit(page, pathTo('protocol', 'pt-BR', { protocol: lead?.protocol ?? '' }));
    const number = page.locator('.stamp');
    const bar = page.locator('.bar');
    for (const distance of [0, 20, 60]) {
      await number.evaluate((one, px) => {
        const { bottom } = one.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + px, behavior: 'instant' });
      }, distance);
      await expect.soft(bar, `${distance} px above the edge`).toBeHidden();
    }
    // Once it has gone by, the bar is back.
    await page.evaluate(() => scrollBy({ top: 2000, behavior: 'instant' }));
    await expect(bar).toBeVisible();
  });
}

for (const name of PAGE_FORMS) {
  for (const locale of LANGUAGES) {
    test(`the bar of a phone stays away while the ${name} form is in sight, ${locale}${breadth(
      name !== 'contact' || locale === 'en',
    )}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, pageOf(name, locale));
      const { place } = pageForm(page, name, locale);
      const bar = page.locator('.bar');
      const scrollTo = (edge: 'top' | 'bottom', distance: number) =>
        place.evaluate(
          (form, [at, px]) => {
            const box = form.getBoundingClientRect();
            scrollBy({ top: box[at as 'top'] + Number(px), behavior: 'instant' });
          },
          [edge, distance] as const,
        );
      // Its last line still shows at the top edge, then it is gone.
      await scrollTo('bottom', -20);
      await expect(bar).toBeHidden();
      await scrollTo('bottom', 400);
      await expect(bar).toBeVisible();
      // Its first line comes up under the bar.
      await scrollTo('top', -700);
      await expect(bar).toBeHidden();
    });
  }
}
