import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '#app/i18n/locale.ts';
import { SHEET_NAMES, SHEETS } from './fixtures/sheets.ts';
import { expect, test } from './fixtures/site.ts';

const LOOKS = [
  { width: 360, colorScheme: 'light', locale: 'pt-BR' },
  { width: 360, colorScheme: 'dark', locale: 'en' },
  { width: 1440, colorScheme: 'light', locale: 'en' },
  { width: 1440, colorScheme: 'dark', locale: 'pt-BR' },
] as const satisfies { width: number; colorScheme: string; locale: Locale }[];

for (const { width, colorScheme, locale } of LOOKS) {
  test.describe(`axe at ${width} px, ${colorScheme}, ${locale}`, () => {
    // Without motion a colour is what it is from the first moment on.
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const name of SHEET_NAMES) {
      test(`finds nothing on: ${name}`, async ({ page, guard }) => {
        await SHEETS[name](page, locale, guard);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
        }));
        expect(found).toEqual([]);
      });
    }
  });
}
