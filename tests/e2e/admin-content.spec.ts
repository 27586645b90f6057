import type { Locator, Page } from '@playwright/test';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn, tabTo } from './fixtures/staff.ts';
import { breadth, waysToLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** The figures that the company publishes. */
const FIGURES = '/admin/content/claims/published';

const say = (locale: Locale, key: string) => words(locale, 'content', key);
const item = (n: number) => {
  const workshop = workshops()[n];
  if (!workshop) throw new Error(`There is no workshop ${n}.`);
  return {
    editor: `/admin/content/workshop/${workshop.slugs.en}`,
    file: workshop,
    page: (locale: Locale) => pathTo('workshop', locale, { slug: workshop.slugs[locale] }),
  };
};

const leaf = (page: Page, path: string): Locator => page.locator(`[name="${path}"]`);
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: say(locale, key), exact: true }).first();

async function press(page: Page, locale: Locale, key: string, done: string) {
  await button(page, locale, key).click();
  await expect(page.getByText(say(locale, `done.${done}`))).toBeVisible();
}

for (const locale of LANGUAGES) {
  test(`a workshop is renamed and moved in both languages, looked at, published and given back, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    newVisitor,
    rows,
    site,
  }) => {
    const { file, page: pageOf } = item(LANGUAGES.indexOf(locale));
    const names = { 'pt-BR': `Forno aceso ${locale}`, en: `Fire lit ${locale}` };
    const visitor = await (await newVisitor()).newPage();
    const visitorSees = async (text: string, where: Locale, seen: boolean) => {
      await visitor.goto(pageOf(where));
      await expect(visitor.getByText(text)).toHaveCount(seen ? 1 : 0);
    };

    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/content' });
    await page.getByLabel(say(locale, 'list.search')).fill(file.texts[locale].name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: file.texts[locale].name }).click();
    for (const side of LANGUAGES) await leaf(page, `texts.${side}.lead`).fill(names[side]);
    await leaf(page, 'dates').first().fill('2033-03-15');
    await press(page, locale, 'editor.save', 'saved');
    await expect(leaf(page, 'texts.en.lead')).toHaveValue(names.en);
    await expect(page.getByText(file.texts.en.lead)).toBeVisible();

    for (const [side, key] of [
      ['pt-BR', 'pt'],
      ['en', 'en'],
    ] as const) {
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: say(locale, `editor.preview.${key}`) }).click();
      const preview = await opening;
      await expect(preview.getByText(names[side])).toBeVisible();
      await expect(preview.locator('time[datetime="2033-03-15"]').first()).toBeVisible();
      await preview.close();
      await visitorSees(names[side], side, false);
    }

    await press(page, locale, 'editor.publish', 'published');
    for (const side of LANGUAGES) {
      await visitorSees(names[side], side, true);
      await expect(visitor.locator('time[datetime="2033-03-15"]').first()).toBeVisible();
      await visitorSees(names[side === 'en' ? 'pt-BR' : 'en'], side, false);
    }

    await button(page, locale, 'ways.return.label').click();
    await press(page, locale, 'ways.return.confirm', 'returned');
    await expect(leaf(page, 'texts.en.lead')).toHaveValue(file.texts.en.lead);
    for (const side of LANGUAGES) await visitorSees(file.texts[side].lead, side, true);
  });
}

test('the editor is worked by keyboard alone, from the list to the undo of one field @breadth', async ({
  page,
  rows,
  site,
}) => {
  const locale = 'pt-BR';
  const { editor, file, page: pageOf } = item(2);
  await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/content' });
  await pressOn(page, page.getByRole('link', { name: file.texts[locale].name }));
  await expect(page).toHaveURL(new RegExp(`${editor}$`));
  await tabTo(page, leaf(page, 'texts.pt-BR.lead'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Escrito sem mouse');
  await tabTo(page, leaf(page, 'texts.pt-BR.name'));
  // Enter in a field saves the draft: never publishes, never takes anything back.
  await page.keyboard.press('Enter');
  await expect(page.getByText(say(locale, 'done.saved'))).toBeVisible();
  await pressOn(page, button(page, locale, 'editor.publish'));
  await expect(page.getByText(say(locale, 'done.published'))).toBeVisible();
  expect(await (await page.request.get(pageOf(locale))).text()).toContain('Escrito sem mouse');
  const back = page.getByRole('button', { name: say(locale, 'editor.backToFile') }).first();
  await pressOn(page, back);
  await expect(page.getByText(say(locale, 'done.leaf'))).toBeVisible();
  await expect(leaf(page, 'texts.pt-BR.lead')).toHaveValue(file.texts[locale].lead);
  await pressOn(page, button(page, locale, 'editor.publish'));
  await expect(page.getByText(say(locale, 'done.published'))).toBeVisible();
  expect(await (await page.request.get(pageOf(locale))).text()).not.toContain('Escrito sem mouse');
});

test('two users edit the same item: the second is notified, and loses nothing @breadth', async ({
  page,
  newVisitor,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 409/);
  const { editor } = item(3);
  const second = await (await newVisitor()).newPage();
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  await atWork({
    page: second,
    rows,
    url: site.url,
    role: 'superadmin',
    to: editor,
  });
  await leaf(second, 'texts.en.lead').fill('Typed by the second');
  await leaf(page, 'texts.en.lead').fill('Saved by the first');
  await press(page, 'pt-BR', 'editor.save', 'saved');
  await button(second, 'pt-BR', 'editor.save').click();
  const notice = second.getByRole('alert').filter({ hasText: 'Saved by the first' });
  await expect(notice).toBeVisible();
  await expect(leaf(second, 'texts.en.lead')).toHaveValue('Typed by the second');
  await nothingForAxe(second);
  await press(second, 'pt-BR', 'editor.save', 'saved');
  await page.goto(editor);
  await expect(leaf(page, 'texts.en.lead')).toHaveValue('Typed by the second');
});

test('what is behind the path of an editor makes no leaving of a save @breadth', async ({
  page,
  rows,
  site,
}) => {
  const { editor } = item(4);
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  await page.goto(`${editor}?from=elsewhere`);
  await leaf(page, 'texts.pt-BR.name').fill('Nome guardado');
  await expect(page.locator('form[data-unsaved]')).toBeVisible();
  await press(page, 'pt-BR', 'editor.save', 'saved');
});

test('axe finds nothing on list and editor, and nothing is wider than the screen @breadth', async ({
  page,
  rows,
  site,
  guard,
}) => {
  test.slow();
  guard.expect(/status of 422/);
  const { editor } = item(4);
  await atWork({ page, rows, url: site.url, role: 'admin', to: editor });
  await leaf(page, 'texts.pt-BR.name').fill('');
  await button(page, 'pt-BR', 'editor.publish').click();
  await expect(page.getByText(say('pt-BR', 'mistakes.empty'))).toBeVisible();
  await expect(leaf(page, 'texts.pt-BR.name')).toBeFocused();
  for (const width of waysToLook(360, 1440)) {
    await page.setViewportSize({ width, height: 900 });
    await nothingForAxe(page);
  }
  await leaf(page, 'texts.pt-BR.name').fill('Outro nome');
  await press(page, 'pt-BR', 'editor.save', 'saved');
  const list = '/admin/content';
  for (const path of waysToLook(list, editor, FIGURES, `${list}?state=draft&text=zzz`)) {
    await page.goto(path);
    for (const width of waysToLook(360, 768, 1440)) {
      await page.setViewportSize({ width, height: 900 });
      if (width !== 768) await nothingForAxe(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(tooWide, `${path} at ${width} px`).toBe(false);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a text and a figure are published and given back by plain posts @breadth', async ({
    page,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 422/);
    const { editor, page: pageOf } = item(5);
    await atWork({ page, rows, url: site.url, role: 'admin', to: editor, hydrated: false });
    await leaf(page, 'texts.pt-BR.lead').fill('Postado sem roteiro');
    await press(page, 'pt-BR', 'editor.publish', 'published');
    expect(await (await page.request.get(pageOf('pt-BR'))).text()).toContain('Postado sem roteiro');
    await button(page, 'pt-BR', 'ways.return.label').click();
    await press(page, 'pt-BR', 'ways.return.confirm', 'returned');

    await page.goto(FIGURES);
    await leaf(page, 'discovery.least').fill('3');
    await button(page, 'pt-BR', 'editor.publish').click();
    await expect(page.getByText(say('pt-BR', 'mistakes.order'))).toBeVisible();
    await leaf(page, 'discovery.least').fill('1');
    await leaf(page, 'companies').fill('1.250');
    await leaf(page, 'confirmed.companiesFigure').selectOption('true');
    await press(page, 'pt-BR', 'editor.publish', 'published');
    for (const [path, message] of [
      ['/', 'Mais de 1.250 empresas'],
      ['/en', 'More than 1,250 companies'],
    ] as const) {
      expect(await (await page.request.get(path)).text()).toContain(message);
    }
    await button(page, 'pt-BR', 'ways.return.label').click();
    await press(page, 'pt-BR', 'ways.return.confirm', 'returned');
    await expect(leaf(page, 'companies')).toHaveValue('100');
  });
});

test('what is typed into a screen before its scripts came is in it when they have', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin' });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/hydrate-area/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(item(2).editor, { waitUntil: 'commit' });
  const text = page.locator('main form textarea').first();
  await expect(text).not.toHaveValue('');
  await text.fill('Escrito antes dos scripts');
  arrive();
  await expect(page.getByText(words('pt-BR', 'editor', 'unsaved'))).toBeVisible();
  await expect(text).toHaveValue('Escrito antes dos scripts');
});
