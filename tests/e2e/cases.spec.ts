import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const NAMES = { 'pt-BR': 'Pedido lido sem digitar', en: 'Orders read, not typed' };
const ADDRESSES = { 'pt-BR': 'pedido-lido-sem-digitar', en: 'orders-read-not-typed' };
const CLIENT = 'Cerealista Três Barras';

for (const locale of LANGUAGES) {
  test(`staff tell a case once the client has given leave, and visitors read it, ${locale}${everyLook}`, async ({
    page,
    newVisitor,
    guard,
    rows,
    site,
  }) => {
    const say = (key: string, values = {}) => words(locale, 'content', key, values);
    const button = (key: string) =>
      page.getByRole('button', { name: say(key), exact: true }).first();
    const text = (path: string) => field(page, `texts.${locale}.${path}`);
    const list = '/admin/content?kind=case';
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: list });
    await button('list.new.case').click();
    await text('name').fill(NAMES[locale]);
    await text('summary').fill('14 / 2');
    await text('sector').fill('Cereais');
    await text('before').fill('A');
    await text('after').fill('B');
    await text('figures.0.label').fill('C');
    await text('figures.0.before').fill('14 min');
    await text('figures.0.value').fill('2 min');
    await text('quote').fill('Parei de digitar. Agora eu ligo.');
    await field(page, 'client').fill(CLIENT);
    const other = locale === 'en' ? 'pt-BR' : 'en';
    await expect(field(page, `texts.${other}.name`)).toBeHidden();
    await nothingForAxe(page);

    guard.expect(/status of 422/);
    const only = `editor.publishOnly.${locale === 'en' ? 'en' : 'pt'}`;
    await button(only).click();
    await expect(text('figures.0.source')).toBeFocused();
    await text('figures.0.source').fill('D');
    await button(only).click();
    await expect(page.getByText(say('mistakes.leave'))).toBeVisible();
    await button('editor.save').click();
    await expect(page.getByText(say('done.saved'))).toBeVisible();

    await page.getByRole('link', { name: say('leave.open') }).click();
    await page.getByLabel(say('leave.givenBy')).fill('Davi Nogueira');
    await page.getByLabel(say('leave.givenOn')).fill('2026-11-10');
    await page.getByLabel(say('leave.givenAs')).selectOption('contract');
    await page.getByLabel(say('leave.body'), { exact: true }).fill('Combinado entre nós');
    await button('leave.save').click();
    await expect(page.getByText(say('leave.done.save')).first()).toBeVisible();
    await nothingForAxe(page);
    await page.getByRole('link', { name: say('leave.back') }).click();
    await expect(page.getByText('Davi Nogueira')).toBeVisible();
    await button(only).click();
    await expect(page.getByText(say('done.language'))).toBeVisible();

    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(pathTo('cases', locale));
    await expect(visitor.getByText(words(locale, 'cases', 'pending'))).toHaveCount(0);
    await nothingForAxe(visitor);
    await visitor.getByRole('link', { name: NAMES[locale] }).click();
    await expect(visitor).toHaveURL(pathTo('case', locale, { slug: ADDRESSES[locale] }));
    await expect(visitor.getByRole('heading', { level: 1, name: NAMES[locale] })).toBeVisible();
    await expect(visitor.getByText(CLIENT).first()).toBeVisible();
    await expect(visitor.getByText('Combinado entre nós')).toHaveCount(0);
    await nothingForAxe(visitor);

    await page.goto(list);
    const hide = page.getByRole('button', {
      name: `${say('acts.hide.label')}: ${NAMES[locale]}`,
    });
    await hide.click();
    await expect(hide).toHaveCount(0);
    await visitor.goto(pathTo('cases', locale));
    await expect(
      visitor.getByRole('heading', { name: words(locale, 'cases', 'pending') }),
    ).toBeVisible();
  });
}
