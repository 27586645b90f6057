import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const NAMES = { 'pt-BR': 'Meça antes de automatizar', en: 'Measure before automating' };
const ADDRESSES = { 'pt-BR': 'meca-antes-de-automatizar', en: 'measure-before-automating' };

for (const locale of LANGUAGES) {
  test(`staff write an article with the buttons of its field, and visitors read it, ${locale}${everyLook}`, async ({
    page,
    newVisitor,
    guard,
    rows,
    site,
  }) => {
    const say = (key: string, values = {}) => words(locale, 'content', key, values);
    const button = (key: string) =>
      page.getByRole('button', { name: say(key), exact: true }).first();
    const list = '/admin/content?kind=article';
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: list });
    await button('list.new.article').click();
    await field(page, `texts.${locale}.name`).fill(NAMES[locale]);
    await field(page, `texts.${locale}.summary`).fill('140 / 95 / 22');
    await field(page, `texts.${locale}.tags`).fill('A\nB');
    await field(page, 'author').selectOption('helena-prado');

    const text = field(page, `texts.${locale}.markdown`);
    const tools = page.getByRole('toolbar', { name: say('markdown.toolbar') }).first();
    const tool = (name: string) =>
      tools.getByRole('button', { name: say(`markdown.tools.${name}`), exact: true });
    await text.fill('Um');
    await tool('heading').click();
    await expect(text).toHaveValue('## Um');
    await text.press('ControlOrMeta+z');
    await expect(text).toHaveValue('Um');
    await tool('heading').click();
    await text.press('End');
    await text.pressSequentially('\n\nDois ');
    await text.press('ControlOrMeta+b');
    await text.pressSequentially('três');
    await expect(text).toHaveValue('## Um\n\nDois **três**');
    await text.press('ControlOrMeta+End');
    await tool('table').click();
    await expect(text).toHaveValue(new RegExp(`\\| ${say('markdown.column')} 1 \\|`));
    await text.press('ControlOrMeta+End');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tool('picture').click(),
    ]);
    const buffer = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: '#446688' },
    })
      .png()
      .toBuffer();
    await chooser.setFiles({ name: 'mesa.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(say('markdown.pictureStored'))).toBeVisible();
    await nothingForAxe(page);
    guard.expect(/status of 422/);
    const only = `editor.publishOnly.${locale === 'en' ? 'en' : 'pt'}`;
    await button(only).click();
    await expect(page.getByText(say('mistakes.alt')).first()).toBeVisible();
    const ofText = page.getByRole('group', { name: say('markdown.pictures') });
    await ofText.getByLabel(say('markdown.pictureAlt')).fill('Mesa de conferência');
    await ofText.getByLabel(say('markdown.crop')).selectOption('square');
    await ofText.getByLabel(say('fields.focus')).selectOption('top');
    await expect(text).toHaveValue(/!\[Mesa de conferência\]\([^)]+,square,top\)/);
    await nothingForAxe(page);
    await button(only).click();
    await expect(page.getByText(say('done.language'))).toBeVisible();

    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(pathTo('content', locale));
    await expect(visitor.getByText(words(locale, 'content-page', 'pending'))).toHaveCount(0);
    await nothingForAxe(visitor);
    await visitor.getByRole('link', { name: NAMES[locale] }).first().click();
    await expect(visitor).toHaveURL(pathTo('article', locale, { slug: ADDRESSES[locale] }));
    await expect(visitor.getByRole('heading', { level: 1, name: NAMES[locale] })).toBeVisible();
    await expect(visitor.getByRole('table')).toBeVisible();
    const picture = visitor.getByAltText('Mesa de conferência');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1, 1);
    await nothingForAxe(visitor);
    await visitor.getByRole('link', { name: 'Helena Prado' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Helena Prado');

    await page.goto(list);
    const hide = page.getByRole('button', {
      name: `${say('acts.hide.label')}: ${NAMES[locale]}`,
    });
    await hide.click();
    await expect(hide).toHaveCount(0);
    await visitor.goto(pathTo('content', locale));
    await expect(
      visitor.getByRole('heading', { name: words(locale, 'content-page', 'pending') }),
    ).toBeVisible();
  });
}
