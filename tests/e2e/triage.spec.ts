import type { Page } from '@playwright/test';
import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { random } from './fixtures/invented.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const MARKS = 'abcdefghjkmnpqrstuvwxyz';
const newMark = () => `z${Array.from({ length: 7 }, () => random().pick([...MARKS])).join('')}`;
const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'leads', key, values);

const statusOf = async (rows: Rows, mark: string, number: number) =>
  (
    await rows.read<{ status: string }>(
      'select status from public.qualification_submissions where protocol = $1',
      `${mark}-${number}`,
    )
  )[0]?.status;

/** The row of a lead, by its number. */
const row = (page: Page, mark: string, number: number) =>
  page.getByRole('link', { name: `${mark} 0${number}` });

async function open({
  page,
  rows,
  url,
  mark,
}: {
  page: Page;
  rows: Rows;
  url: string;
  mark: string;
}) {
  await manyLeads(rows, mark, 6);
  await atWork({ page, rows, url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}&status=new`);
  await expect(page.locator('tbody tr')).toHaveCount(6);
}

test('by keyboard: when a lead leaves the list, the next one takes its position', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await open({ page, rows, url: site.url, mark });
  await expect(page.getByText(words('pt-BR', 'admin', 'live.on'))).toBeVisible();
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expect(row(page, mark, 5)).toBeFocused();

  await page.keyboard.press('q');
  await expect(row(page, mark, 5)).toHaveCount(0);
  await expect(row(page, mark, 4)).toBeFocused();
  expect(await statusOf(rows, mark, 5)).toBe('qualified');

  await page.keyboard.press('!');
  await expect(row(page, mark, 4)).toHaveCount(0);
  await expect(row(page, mark, 3)).toBeFocused();
  expect(await statusOf(rows, mark, 4)).toBe('spam');

  await page.keyboard.press('8');
  const question = page.getByRole('dialog', { name: say('closing.title.lost') });
  await expect(question).toBeVisible();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: say('closing.alone') }).click();
  await expect(row(page, mark, 3)).toHaveCount(0);
  await expect(row(page, mark, 2)).toBeFocused();
  expect(await statusOf(rows, mark, 3)).toBe('lost');

  await page.keyboard.press('k');
  await expect(row(page, mark, 6)).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.locator('.owner-panel')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: words('pt-BR', 'keys', 'title') });
  for (const key of ['moves.qualified', 'moves.lost', 'moves.spam', 'owners.keyOne'])
    await expect(help.getByText(say(key), { exact: true })).toBeVisible();
});

test('by mouse: the bar of selected rows and the panel keep the place', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open({ page, rows, url: site.url, mark });
  const box = (number: number) =>
    page
      .getByRole('row')
      .filter({ hasText: `${mark} 0${number}` })
      .getByRole('checkbox');
  await box(5).check();
  await box(4).check();
  const bar = page.getByRole('region', { name: words('pt-BR', 'data-table', 'bulk') });
  await bar.getByRole('combobox', { name: say('moveTo') }).selectOption('contacted');
  await bar.getByRole('button', { name: say('move'), exact: true }).click();
  await expect(row(page, mark, 5)).toHaveCount(0);
  await expect(row(page, mark, 3)).toBeFocused();

  await row(page, mark, 3).click();
  const panel = page.getByRole('complementary', { name: `${mark} 03` });
  await panel.getByRole('button', { name: say('moves.contacted') }).click();
  await expect(row(page, mark, 3)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row(page, mark, 2)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page, mark, 1)).toBeFocused();
});

test('on a phone: back from a lead that has left the list, the next one has its place', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await page.setViewportSize({ width: 360, height: 780 });
  await open({ page, rows, url: site.url, mark });
  await row(page, mark, 4).click();
  await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/);
  await page.getByRole('button', { name: say('moves.contacted') }).click();
  await expect(page.getByText(say('done.contacted_one', { count: '1' }))).toBeVisible();
  await page.goBack();
  await expect(row(page, mark, 4)).toHaveCount(0);
  await expect(row(page, mark, 3)).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`at ${width} px a toast leaves the bar of selected rows free, and does not return`, async ({
    page,
    site,
    rows,
  }) => {
    const mark = newMark();
    await page.setViewportSize({ width, height: 800 });
    await open({ page, rows, url: site.url, mark });
    await page
      .getByRole('row')
      .filter({ hasText: `${mark} 06` })
      .getByRole('checkbox')
      .check();
    const bar = page.getByRole('region', { name: words('pt-BR', 'data-table', 'bulk') });
    await bar.getByRole('combobox', { name: say('moveTo') }).selectOption('contacted');
    await bar.getByRole('button', { name: say('move'), exact: true }).click();
    const toast = page
      .locator('[data-sonner-toast]')
      .filter({ hasText: say('done.contacted_one', { count: '1' }) });
    await expect(toast).toBeVisible();
    await page
      .getByRole('row')
      .filter({ hasText: `${mark} 05` })
      .getByRole('checkbox')
      .check();
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
        if (!above || !below) return false;
        return (
          above.y + above.height <= below.y ||
          above.y >= below.y + below.height ||
          above.x >= below.x + below.width
        );
      })
      .toBe(true);

    await toast.hover();
    await page.mouse.move(5, 5);
    await expect(toast).toHaveCount(0);
    await page.goto('/admin/leads');
    await page.goBack();
    await expect(row(page, mark, 5)).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
}
