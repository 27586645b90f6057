import type { Page } from '@playwright/test';
import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { random } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { colleague, pressOn } from './fixtures/staff.ts';
import { breadth, everyLook, waysToLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const MARKS = 'abcdefghjkmnpqrstuvwxyz';
/** A word of its own for every test, which no other lead has in it. */
const newMark = () => `z${Array.from({ length: 7 }, () => random().pick([...MARKS])).join('')}`;

const statusesOf = async (rows: Rows, mark: string) =>
  (
    await rows.read<{ status: string }>(
      `select status from public.qualification_submissions where protocol like $1
       order by created_at desc`,
      `${mark}-%`,
    )
  ).map(({ status }) => status);

const names = (page: Page) => page.locator('tbody th b').allTextContents();

for (const locale of LANGUAGES) {
  const speak = (key: string, values?: Record<string, string>) =>
    words(locale, 'leads', key, values);
  const list = (key: string, values?: Record<string, string>) =>
    words(locale, 'data-table', key, values);

  test(`a list is sorted and paged in its address, ${locale} @breadth`, async ({
    page,
    site,
    rows,
  }) => {
    const mark = newMark();
    await manyLeads(rows, mark, 60);
    await atWork({ page, rows, url: site.url, role: 'viewer', locale });
    await page.goto(`/admin/leads?text=${mark}`);
    expect((await names(page))[0]).toBe(`${mark} 60`);

    // What is looked for by words comes as it arrived: no other head sorts.
    const person = page.getByRole('columnheader', { name: speak('person') });
    await expect(person.getByRole('link')).toHaveCount(0);
    const head = page.getByRole('columnheader', { name: speak('arrived') });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/text=z\w+&sort=arrived/);
    await expect.poll(async () => (await names(page))[0]).toBe(`${mark} 01`);

    await page.getByRole('link', { name: list('next') }).click();
    await expect.poll(() => names(page)).toHaveLength(10);
    expect((await names(page)).at(-1)).toBe(`${mark} 60`);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await page.reload();
    expect(await names(page)).toHaveLength(10);
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => (await names(page))[0]).toBe(`${mark} 60`);
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(10);
    await page.getByRole('link', { name: list('first') }).click();
    await expect.poll(() => names(page)).toHaveLength(50);
  });

  test(`by keyboard alone: several are selected, moved, and undone, ${locale} @breadth`, async ({
    page,
    site,
    rows,
  }) => {
    const mark = newMark();
    await manyLeads(rows, mark, 3);
    await atWork({ page, rows, url: site.url, role: 'manager', locale });
    await page.goto(`/admin/leads?text=${mark}`);
    await expect(page.getByText(words(locale, 'admin', 'live.on'))).toBeVisible();
    for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
    const line = page.getByRole('row').filter({ hasText: `${mark} 02` });
    await expect(line.getByRole('link')).toBeFocused();
    await expect(line.getByRole('checkbox')).toBeChecked();
    await expect(page.getByText(list('selected_one', { count: '1' }))).toBeVisible();
    const everything = page.getByRole('checkbox', { name: list('selectAll') });
    await expect(everything).toHaveJSProperty('indeterminate', true);
    await everything.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(list('selected_other', { count: '3' }))).toBeVisible();

    await page.getByRole('combobox', { name: speak('moveTo') }).focus();
    await page.keyboard.type(speak('statuses.qualified').slice(0, 4));
    await pressOn(page, page.getByRole('button', { name: speak('move'), exact: true }));
    await expect(page.getByText(speak('done.qualified_other', { count: '3' }))).toBeVisible();
    expect(await statusesOf(rows, mark)).toEqual(['qualified', 'qualified', 'qualified']);

    await page.getByRole('button', { name: speak('undo') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(speak('undone_other', { count: '3' }))).toBeVisible();
    expect(await statusesOf(rows, mark)).toEqual(['new', 'new', 'new']);
  });

  test(`a lead opens beside the list, and closes to where it was, ${locale}${locale === 'en' ? breadth() : everyLook}`, async ({
    page,
    site,
    rows,
  }) => {
    const mark = newMark();
    await manyLeads(rows, mark, 2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await atWork({ page, rows, url: site.url, role: 'viewer', locale });
    await page.goto(`/admin/leads?text=${mark}`);
    const link = page.getByRole('link', { name: `${mark} 01` });
    await pressOn(page, link);
    const panel = page.getByRole('complementary', { name: `${mark} 01` });
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(/open=/);
    await expect(page.getByRole('row').filter({ hasText: `${mark} 02` })).toBeVisible();
    await nothingForAxe(page);
    // The rows stay in a line each, and the panel goes on to the next with the list.
    await page.keyboard.press('k');
    const next = page.getByRole('complementary', { name: `${mark} 02` });
    await expect(next).toBeVisible();
    await next.getByRole('link', { name: list('nextRow') }).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.setViewportSize({ width: 360, height: 780 });
    await link.click();
    await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/);
  });
}

const speak = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'leads', key, values);
const list = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'data-table', key, values);

test('filters are chips: set by keyboard, changed, and removed', async ({ page, site, rows }) => {
  const mark = newMark();
  await manyLeads(rows, mark, 2);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.goto(`/admin/leads?text=${mark}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.keyboard.press('f');
  const source = page.locator('summary', { hasText: speak('source') });
  // The first filter of the menu is the status, which takes several values; arrows lead to the next.
  await expect(page.locator('summary', { hasText: speak('status') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(source).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('link', { name: speak('sources.workshop') }));
  await expect(page).toHaveURL(/text=z\w+&source=workshop/);
  await expect(page.getByText(list('nothingFiltered'))).toBeVisible();
  const label = speak('source');
  await page.getByLabel(list('change', { label, value: speak('sources.workshop') })).click();
  await page.getByRole('link', { name: speak('sources.qualification') }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('link', { name: list('without', { label }) }).click();
  await expect(page).not.toHaveURL(/source=/);
  await page.getByLabel(speak('search')).fill(newMark());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: list('clear') })).toBeFocused();
});

test('another page of a list begins at its top, and going back restores the position @breadth', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await manyLeads(rows, mark, 60);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.goto(`/admin/leads?text=${mark}`);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('link', { name: list('next') }).click();
  await expect.poll(() => names(page)).toHaveLength(10);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(() => names(page)).toHaveLength(50);
  await expect.poll(scrolled).toBeGreaterThan(500);
});

test('single keys can be switched off, and stay so @breadth', async ({ page, site, rows }) => {
  const mark = newMark();
  await manyLeads(rows, mark, 1);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  const keys = (key: string) => words('pt-BR', 'keys', key);
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: keys('title') });
  await expect(map.getByText(list('keys.down'))).toBeVisible();
  await nothingForAxe(page);
  await map.getByRole('checkbox', { name: keys('single') }).uncheck();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await page.reload();
  await expect(page.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.keyboard.press('j');
  await expect(page.locator('tbody a').first()).not.toBeFocused();
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

test('hidden columns stay hidden, for this user @breadth', async ({ page, site, rows }) => {
  const mark = newMark();
  await manyLeads(rows, mark, 1);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.goto(`/admin/leads?text=${mark}`);
  const head = page.getByRole('columnheader', { name: speak('campaign') });
  await expect(head).toBeVisible();
  await page.locator('summary', { hasText: list('columns') }).click();
  await page.getByRole('checkbox', { name: speak('campaign') }).uncheck();
  await expect(head).toHaveCount(0);
  await page.reload();
  await expect(page.locator('summary', { hasText: list('columns') })).toBeVisible();
  await expect(head).toHaveCount(0);
});

test('changes of access with serious effects need a confirmation @breadth', async ({
  page,
  site,
  rows,
}) => {
  const speak = (key: string) => words('pt-BR', 'people', key);
  const viewer = await colleague(rows, 'viewer', 'pt-BR');
  const [{ id } = { id: '' }] = await rows.read<{ id: string }>(
    'select id from identity.users where email = $1',
    viewer.email,
  );
  await atWork({ page, rows, url: site.url, role: 'superadmin', to: `/admin/people/${id}` });
  const activeOf = async () =>
    (
      await rows.read<{ is_active: boolean }>(
        'select is_active from public.user_profiles where user_id = $1',
        id,
      )
    )[0]?.is_active;
  const ask = page.getByRole('button', { name: speak('person.deactivate') });
  await pressOn(page, ask);
  const dialog = page.getByRole('alertdialog', { name: speak('confirm.deactivate.question') });
  await expect(dialog).toBeVisible();
  await nothingForAxe(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await activeOf()).toBe(true);
  await ask.click();
  await dialog.getByRole('button', { name: speak('person.deactivate') }).click();
  // The page says it, and a notice besides.
  await expect(page.getByText(speak('done.deactivate')).first()).toBeVisible();
  expect(await activeOf()).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists are searched, sorted and filtered @breadth', async ({ page, site, rows }) => {
    const mark = newMark();
    await manyLeads(rows, mark, 2);
    await atWork({ page, rows, url: site.url, role: 'viewer', hydrated: false });
    await page.getByLabel(speak('search')).fill(mark);
    await page.keyboard.press('Enter');
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await page.getByRole('link', { name: speak('arrived'), exact: true }).click();
    expect(await names(page)).toEqual([`${mark} 01`, `${mark} 02`]);
    await page.locator('summary', { hasText: list('filter') }).click();
    await page.locator('summary', { hasText: speak('source') }).click();
    await page.getByRole('link', { name: speak('sources.workshop') }).click();
    await expect(page.getByText(list('nothingFiltered'))).toBeVisible();
  });
});

for (const width of [360, 1440]) {
  test.describe(`lists at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`axe finds nothing, nothing is wider than the screen, the frame stays${width === 360 ? everyLook : breadth()}`, async ({
      page,
      site,
      rows,
      guard,
    }) => {
      guard.expect(/status of 404/);
      test.slow();
      await manyLeads(rows, newMark(), 3);
      await rows.read(`insert into public.outbox (kind) values ('not.known') returning id`);
      await atWork({ page, rows, url: site.url, role: 'superadmin' });
      const paths = ['', '/leads', '/people', '/people/invite', '/security', '/x'] as const;
      for (const path of waysToLook('/work', ...paths)) {
        await page.goto(`/admin${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await nothingForAxe(page);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft([path, overhang]).toEqual([path, 0]);
      }
    });
  });
}
