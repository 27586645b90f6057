import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '#app/i18n/locale.ts';
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

for (const locale of LANGUAGES) {
  for (const name of SHEET_NAMES) {
    test(`axe finds nothing on: ${name}, ${locale}`, async ({ page, guard }) => {
      // Without motion a colour is what it is from the first moment on.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: LOOKS[locale][0].width, height: 900 });
      await SHEETS[name](page, locale, guard);
      for (const { width, colorScheme } of LOOKS[locale]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
        }));
        expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
}
