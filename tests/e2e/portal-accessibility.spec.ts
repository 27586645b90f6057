import type { Page } from '@playwright/test';
import { fillPattern, type PortalPage, portalPaths } from '#app/paths.ts';
import { violationsOn } from './fixtures/axe.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { type ClientPages, NO_PAGES, wholeClient } from './fixtures/portal.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/* Every page of the portal, from the table of its addresses, and what is answered where there is none. */

const pages = (Object.keys(portalPaths) as PortalPage[]).filter(
  (name) => !(NO_PAGES as readonly string[]).includes(name),
);
const addressesOf = (visible: ClientPages) => [
  ...pages.map((name) =>
    fillPattern(portalPaths[name], {
      id: (visible as Partial<Record<PortalPage, string>>)[name] ?? '',
    }),
  ),
  `${portalPaths.overview}/nada-aqui`,
];

/** What reaches beyond the window, or beyond what holds it. */
const overflowOn = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const texts = [
      ...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, a, button, dd, dt)'),
    ];
    const over = texts.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
    return [
      wide > 0 && `wider by ${wide}`,
      ...over.map(({ outerHTML }) => outerHTML.slice(0, 90)),
    ].filter(Boolean);
  });

for (const locale of LANGUAGES) {
  for (const width of [360, 768, 1440]) {
    test(`every page of the portal passes axe and fits the screen, ${width} wide, in ${locale} @breadth`, async ({
      page,
      rows,
      site,
      guard,
    }) => {
      guard.expect(/status of 404/);
      const person = await member(rows, locale);
      const visible = await wholeClient(rows, person.email);
      await speak(page, site.url, locale);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, person, portalPaths.overview);
      for (const at of addressesOf(visible)) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(at);
          const where = `${at} ${width} ${colorScheme}`;
          expect.soft(await violationsOn(page), where).toEqual([]);
          expect.soft(await overflowOn(page), where).toEqual([]);
        }
      }
    });
  }
}

/** Where the focus is, and what is wrong with how it shows; null once it has left the page. */
const stopOn = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const last = (window as { lastStop?: Element }).lastStop;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    (window as { lastStop?: Element }).lastStop = at;
    const { width, height, top, bottom } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    const around = at.closest('label, .chip') ?? at;
    const outlined = [style, getComputedStyle(around)].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const order = last && last !== at ? last.compareDocumentPosition(at) : 4;
    return {
      what: `${at.tagName} ${at.getAttribute('href') ?? at.getAttribute('name') ?? ''} ${at.textContent?.trim().slice(0, 30)}`,
      isFirst: last === undefined,
      faults: [
        !outlined && 'shows no focus',
        (width < 2 || height < 2) && at.getAttribute('type') !== 'radio' && 'is not to be seen',
        (bottom < 0 || top > innerHeight) && 'is out of sight',
        (order & Node.DOCUMENT_POSITION_FOLLOWING) === 0 && 'comes out of order',
      ].filter((fault) => typeof fault === 'string'),
    };
  });

for (const width of [360, 1440]) {
  test(`every page of the portal is walked by keyboard, ${width} wide @breadth`, async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 404/);
    const person = await member(rows, 'pt-BR');
    const visible = await wholeClient(rows, person.email);
    await speak(page, site.url, 'pt-BR');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, person, portalPaths.overview);
    for (const at of addressesOf(visible)) {
      await page.goto(at);
      // The first stop skips what is on every page.
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words('pt-BR', 'portal', 'skip') });
      await expect(skip).toBeFocused();
      expect((await skip.boundingBox())?.height, at).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inside = () => document.querySelector('main')?.contains(document.activeElement);
      const hasStops = await page
        .locator('main :is(a, button, input, summary, select, textarea)')
        .count();
      if (hasStops > 0) expect([at, await page.evaluate(inside)]).toEqual([at, true]);

      await page.goto(at);
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 150; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopOn(page);
        if (!stop || (stops > 0 && stop.isFirst)) break;
        faults.push(...stop.faults.map((fault) => `${stop.what} ${fault}`));
        if (stop.faults.includes('comes out of order')) break;
      }
      expect.soft(faults, at).toEqual([]);
      // The way past the head and the two languages are on every page, also on that for a device without a line.
      expect.soft(stops, at).toBeGreaterThan(2);
    }
  });
}
