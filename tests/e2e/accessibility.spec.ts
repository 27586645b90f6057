import { areaPaths } from '#app/paths.ts';
import { pageAddresses } from '../routes/page-addresses.ts';
import { nothingForAxe, violationsOn } from './fixtures/axe.ts';
import { cutOff, sideways } from './fixtures/narrow.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

/** Every width and theme, in one language or the other. */
const LOOKS = [
  { locale: 'pt-BR', width: 360, colorScheme: 'light' },
  { locale: 'en', width: 1440, colorScheme: 'light' },
  { locale: 'en', width: 360, colorScheme: 'dark' },
  { locale: 'pt-BR', width: 1440, colorScheme: 'dark' },
] as const;

/** What a window of 1280 by 1024 is then (WCAG 1.4.10). */
const AT_400_PERCENT = { width: 320, height: 256 };

for (const [at, name] of SHEET_NAMES.entries()) {
  for (const [turn, { locale, width, colorScheme }] of LOOKS.entries()) {
    const what = `axe finds nothing on: ${name}, ${locale}, ${width} px, ${colorScheme}; and at 400 % all of it fits`;
    // Every kind of page in one look, and every look with some kind of page.
    test(`${what}${breadth(turn !== at % LOOKS.length)}`, async ({ page, guard }) => {
      // Without motion a colour is what it is from the first moment on.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await SHEETS[name](page, locale, guard);
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize(AT_400_PERCENT);
      expect.soft(await sideways(page), 'pixels to scroll sideways').toBe(0);
      expect.soft(await cutOff(page), 'words that are cut off').toEqual([]);
    });
  }
}

/** Looked at above already, in every state they have. */
const SEEN = new Set<string>(['home', 'project', 'thankYou', 'protocol', 'cases', 'serverError']);

const others = [
  ...pageAddresses.filter(({ name }) => !SEEN.has(name)),
  // With results, and with none: two more pages that a search can be.
  { address: '/busca?q=automacao', locale: 'pt-BR' as const },
  { address: '/en/search?q=zzqxwv', locale: 'en' as const },
  { address: areaPaths.auth, locale: 'pt-BR' as const },
];

for (const { address, locale } of others) {
  test(`axe finds nothing on ${address} @breadth`, async ({ page, guard }) => {
    // A secret link that leads nowhere is a page as well.
    if (address.endsWith('/exemplo')) guard.expect(/status of 404/);
    await page.setViewportSize({ width: locale === 'en' ? 1440 : 360, height: 900 });
    await page.goto(address);
    await nothingForAxe(page);
  });
}
