import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, everyLook, waysToLook } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES } from './fixtures/words.ts';

const WORD = { 'pt-BR': 'automacao', en: 'automation' };
const MARKED = { 'pt-BR': /^automação$/i, en: /^automation$/i };
const FOUND = { 'pt-BR': /^\d+ sugestões; use as setas\.$/, en: /^\d+ suggestions; use the arrow/ };
const GROUP = { 'pt-BR': 'Serviços', en: 'Services' };

/** The box of a page, and what is around it. */
function boxOf(page: Page) {
  const search = page.getByRole('main').getByRole('search');
  return {
    field: search.locator('input'),
    list: search.getByRole('listbox'),
    options: search.getByRole('option'),
    chosen: search.getByRole('option', { selected: true }),
    status: search.getByRole('status'),
  };
}

async function typeIn(page: Page, locale: Locale) {
  const box = boxOf(page);
  await visit(page, pathTo('search', locale));
  await box.field.click();
  await box.field.pressSequentially(WORD[locale]);
  await expect(box.list).toBeVisible();
  return box;
}

for (const locale of LANGUAGES) {
  test(`typing brings suggestions that are announced, grouped and marked, in ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
  }) => {
    const { field, list, options, status } = await typeIn(page, locale);
    await expect(page.getByRole('combobox', { expanded: true })).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(status).toHaveText(FOUND[locale]);
    await expect(list.getByRole('group', { name: GROUP[locale] })).toBeVisible();
    await expect(options.first().locator('mark')).toHaveText(MARKED[locale]);
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    for (const width of waysToLook(360, 1440)) {
      await page.setViewportSize({ width, height: 900 });
      await nothingForAxe(page, 'main');
    }
  });

  test(`arrows, Enter and Escape do what a combobox does, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
  }) => {
    const { field, list, options, chosen } = await typeIn(page, locale);
    const last = (await options.count()) - 1;
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await options.nth(0).getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(last)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
    await expect(field).toBeFocused();

    // Escape closes and keeps what was typed; an arrow brings the suggestions back.
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue(WORD[locale]);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();

    await page.keyboard.press('ArrowDown');
    const href = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test(`Enter without a suggestion searches, in ${locale} @breadth`, async ({ page }) => {
    await typeIn(page, locale);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${pathTo('search', locale)}?q=${WORD[locale]}`);
  });

  test(`no match is announced and shows nothing, in ${locale} @breadth`, async ({ page }) => {
    const { field, list, status } = await typeIn(page, locale);
    await field.fill('zzqxwv');
    await expect(status).toHaveText(locale === 'en' ? 'No suggestions.' : 'Nenhuma sugestão.');
    await expect(list).toBeHidden();
  });
}

test('a suggestion can be clicked, and Tab leaves without one @breadth', async ({ page }) => {
  const { list, options } = await typeIn(page, 'pt-BR');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await typeIn(page, 'pt-BR');
  const href = await options.nth(1).getAttribute('href');
  await options.nth(1).click();
  await expect(page).toHaveURL(href ?? '');
});

test('the box of the 404 page suggests too @breadth', async ({ page, guard }) => {
  guard.expect(/status of 404/);
  await visit(page, '/nao-existe');
  const { field, options } = boxOf(page);
  await field.click();
  await field.pressSequentially('automacao');
  await expect(options.first()).toBeVisible();
});

test('nothing is loaded before the field is reached, and nothing shifts after', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/busca');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /suggest|sugest/.test(path))).toEqual([]);
  await page.getByRole('main').getByRole('search').locator('input').focus();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  expect(requests.filter((path) => /suggest/.test(path))).toHaveLength(1);
  const before = await page.locator('.magnet').boundingBox();
  const { field, list } = boxOf(page);
  // However long a busy machine takes over it, to the page all of it is typed at once.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await field.pressSequentially('automacao');
  await page.clock.resume();
  await expect(list).toBeVisible();
  expect(await page.locator('.magnet').boundingBox()).toEqual(before);
  // One question for a word typed in one go.
  expect(
    requests.filter((path) => path === endpointPath('searchSuggestions', 'pt-BR')),
  ).toHaveLength(1);
});

test('a late response to an older query is not shown @breadth', async ({ page }) => {
  const { promise: later, resolve: letThrough } = Promise.withResolvers<void>();
  const slow = `**${endpointPath('searchSuggestions', 'pt-BR')}?q=workshop`;
  await visit(page, '/busca');
  await page.route(slow, async (route) => {
    await later;
    // Aborted by then: the browser waits for it no longer.
    await route.continue().catch(() => undefined);
  });
  const { field, options } = boxOf(page);
  await field.click();
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('workshop'));
  const requests = page.waitForRequest(slow);
  await field.fill('workshop');
  await requests;
  await field.fill('automacao');
  await expect(options.first()).toContainText(/automação/i);
  await given;
  letThrough();
  await expect(options.first()).toContainText(/automação/i);
});

test('the box works on when suggestions fail', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  await page.route(`**${endpointPath('searchSuggestions', 'pt-BR')}?*`, (route) => route.abort());
  await visit(page, '/busca');
  const { field, list } = boxOf(page);
  await field.click();
  const failed = page.waitForEvent('requestfailed');
  await field.pressSequentially('automacao');
  await failed;
  await expect(list).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/busca?q=automacao');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the box works on when the script of the suggestions fails @breadth', async ({
  page,
  guard,
}) => {
  guard.expect(/Failed to load resource/);
  await page.route('**/assets/search-suggestions-*.js', (route) => route.abort());
  await visit(page, '/busca');
  const { field } = boxOf(page);
  await field.click();
  await field.fill('automacao');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/busca?q=automacao');
});
