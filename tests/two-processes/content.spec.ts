import { workshops } from '#app/features/content/workshops/workshops.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { LANGUAGES, words } from '../e2e/fixtures/words.ts';
import { saved, settled } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

test('a workshop’s texts are published in both languages, and given back', async ({
  page,
  rows,
  site,
  visitor,
  afterwards,
}) => {
  const say = (key: string) => words('pt-BR', 'content', key);
  const [workshop] = workshops();
  if (!workshop) throw new Error('There is no workshop.');
  afterwards(() => rows.read('delete from public.content_overrides returning id'));
  const pages = (texts: Record<Locale, string>) =>
    Object.fromEntries(
      LANGUAGES.map((locale) => [
        pathTo('workshop', locale, { slug: workshop.slugs[locale] }),
        texts[locale],
      ]),
    );
  const published = (round: number) => ({
    'pt-BR': `Forno aceso ${round}`,
    en: `Fire lit ${round}`,
  });
  const to = `/admin/content/workshop/${workshop.slugs.en}`;
  await atWork({ page, rows, url: site.url, role: 'admin', to });
  await visitor.lack(pages(published(1)));
  const publish = page.getByRole('button', { name: say('editor.publish'), exact: true }).first();
  for (const round of [1, 2]) {
    await settled(page);
    const texts = published(round);
    for (const locale of LANGUAGES) {
      await page.locator(`[name="texts.${locale}.lead"]`).fill(texts[locale]);
    }
    await saved(page, () => publish.click(), say('done.published'));
    await visitor.show(pages(texts));
  }
  for (const [address, text] of Object.entries(pages(published(2)))) {
    await expect((await visitor.open(address)).getByText(text)).toHaveCount(1);
  }

  // Fields have ways back of their own.
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  await press('ways.return.label').click();
  const sure = press('ways.return.confirm');
  await saved(page, () => sure.click(), say('done.returned'));
  await visitor.show(pages({ 'pt-BR': workshop.texts['pt-BR'].lead, en: workshop.texts.en.lead }));
});
