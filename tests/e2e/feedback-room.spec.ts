import { randomUUID } from 'node:crypto';
import { nothingForAxe } from './fixtures/axe.ts';
import {
  entriesSaying,
  openWidget,
  PICTURE,
  sendFiftyMegabytes,
  something,
} from './fixtures/feedback.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  test.describe(`an address that has sent all it may, ${locale}${breadth(locale !== 'pt-BR')}`, () => {
    test.use({
      viewport: { width: locale === 'en' ? 1440 : 360, height: 800 },
      // Those of the other tests are private: no limit counts them as one visitor.
      extraHTTPHeaders: { 'x-forwarded-for': locale === 'en' ? '203.0.113.7' : '203.0.113.8' },
    });

    test('is notified which file was left out, until it dismisses that @breadth', async ({
      page,
      rows,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const widget = await openWidget(page, locale);
      const { say, verbatim, email, files, send } = widget;
      expect(await sendFiftyMegabytes(page)).toBe(200);
      const text = something();
      await verbatim.fill(text);
      await email.fill(`${randomUUID()}@cliente.example`);
      await files.setInputFiles(PICTURE);
      await send.click();
      const name = words(locale, 'feedback', 'missing.title_one');
      const left = page.getByRole('region', { name });
      await expect(left).toBeFocused();
      await expect(left.getByRole('listitem')).toHaveText([PICTURE.name]);
      await expect(left.getByRole('link')).toHaveCount(0);
      await nothingForAxe(page);
      await left.getByRole('button', { name: say('kept.close') }).click();
      await expect(left).toHaveCount(0);
      const [entry] = await entriesSaying(rows, text);
      expect(entry).toMatchObject({ attachments: [], context: { filesNotTaken: [PICTURE.name] } });
    });
  });
}
