import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths } from '#app/paths.ts';
import { pageAddresses } from '../routes/page-addresses.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';
import { LANGUAGES } from './fixtures/words.ts';

/** Each page is looked at in every width and theme, in one language or the other. */
const LOOKS = {
  'pt-BR': [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  en: [
    { width: 360, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ],
} as const satisfies Record<Locale, { width: number; colorScheme: 'light' | 'dark' }[]>;

/** Both looks of a language, one after the other on the page that is open. */
async function expectNoViolation(page: Page, locale: Locale): Promise<void> {
  for (const { width, colorScheme } of LOOKS[locale]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
    }));
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
  }
}

for (const locale of LANGUAGES) {
  for (const name of SHEET_NAMES) {
    test(`axe finds nothing on: ${name}, ${locale}`, async ({ page, guard }) => {
      // Without motion a colour is what it is from the first moment on.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: LOOKS[locale][0].width, height: 900 });
      await SHEETS[name](page, locale, guard);
      await expectNoViolation(page, locale);
    });
  }
}

/** Minutes of work: in `npm run test:all`, while `npm test` looks at each kind of page above. */
const EVERY_ADDRESS = '@every-address';

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
  test(`axe finds nothing on ${address}`, { tag: EVERY_ADDRESS }, async ({ page, guard }) => {
    // A secret link that leads nowhere is a page as well.
    if (address.endsWith('/exemplo')) guard.expect(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: LOOKS[locale][0].width, height: 900 });
    await page.goto(address);
    await expectNoViolation(page, locale);
  });
}
