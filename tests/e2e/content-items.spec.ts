import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentItems } from '#app/features/content/overrides/content-kinds.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const say = (locale: Locale, key: string) => words(locale, 'content', key);
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: say(locale, key), exact: true }).first();
const people = contentItems.filter(({ kind }) => kind === 'person');

const TEXTS = {
  'text.pt-BR.role': 'Direção de projetos',
  'text.pt-BR.line': 'Cuida para que o combinado vire entrega.',
  'text.pt-BR.photoAlt': 'Retrato de frente, fundo claro',
  'text.en.role': 'Project lead',
  'text.en.line': 'Makes sure that what was agreed is delivered.',
  'text.en.photoAlt': 'Portrait from the front, light ground',
};

for (const locale of LANGUAGES) {
  test(`staff hide the sample team and add one person with a photo, ${locale}${everyLook}`, async ({
    page,
    newVisitor,
    rows,
    site,
  }) => {
    const name = `Ana Prates ${locale}`;
    const list = '/admin/content?kind=person';
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: list });
    for (const person of people) {
      const label = `${say(locale, 'acts.hide.label')}: ${person.nameOf(person.value, locale)}`;
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    }
    const visitor = await (await newVisitor()).newPage();
    const team = await visitor.request.get(pathTo('team', locale));
    expect(team.status()).toBe(404);

    await button(page, locale, 'list.new.person').click();
    await expect(page.getByRole('heading', { name: say(locale, 'list.unnamed') })).toBeVisible();
    await nothingForAxe(page);
    await field(page, 'name').fill(name);
    for (const [path, text] of Object.entries(TEXTS)) await field(page, path).fill(text);
    const bytes = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#446688' },
    })
      .png()
      .toBuffer();
    const file = { name: 'ana.png', mimeType: 'image/png', buffer: bytes };
    await page.locator('input[type="file"]').setInputFiles(file);
    await button(page, locale, 'editor.publish').click();
    await expect(page.getByText(say(locale, 'done.published'))).toBeVisible();
    await expect(page.getByAltText(say(locale, 'picture.present'))).toBeVisible();

    for (const side of LANGUAGES) {
      await visitor.goto(pathTo('home', side));
      await expect(visitor.locator(`a[href="${pathTo('team', side)}"]`).first()).toBeAttached();
      await visitor.goto(pathTo('team', side));
      const photo = visitor.getByAltText(TEXTS[`text.${side}.photoAlt`]);
      await expect(photo).toBeVisible();
      expect(await photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(
        0,
      );
      await nothingForAxe(visitor);
      await visitor.getByRole('link', { name }).click();
      await expect(visitor.getByText(TEXTS[`text.${side}.line`])).toBeVisible();
      await nothingForAxe(visitor);
    }
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain('/equipe</loc>');

    await page.goto(list);
    await page.getByRole('button', { name: `${say(locale, 'acts.up.label')}: ${name}` }).click();
    await button(page, locale, 'acts.undo').click();
    await expect(page.getByText(say(locale, 'acts.undone')).first()).toBeVisible();
    await page
      .getByRole('button', { name: `${say(locale, 'acts.remove.label')}: ${name}` })
      .click();
    await page.goto('/admin/content?state=removed');
    await page.getByRole('button', { name: `${say(locale, 'acts.erase.label')}: ${name}` }).click();
    await button(page, locale, 'acts.erase.confirm').click();
    await expect(page.getByText(say(locale, 'acts.erase.done')).first()).toBeVisible();
    for (const person of people) {
      await page.goto(list);
      const label = `${say(locale, 'acts.show.label')}: ${person.nameOf(person.value, locale)}`;
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    }
  });
}
