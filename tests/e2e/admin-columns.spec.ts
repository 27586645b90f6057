import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const list = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'data-table', key, values);
const say = (key: string) => words('pt-BR', 'leads', key);

test('columns are moved, sized and remembered, and several values are chosen', async ({
  page,
  site,
  rows,
}) => {
  const mark = `zcoluna${process.pid}`;
  await manyLeads(rows, mark, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  const heads = page.locator('.data-table-grid thead th');
  const keys = () =>
    heads.evaluateAll((all) => all.map((head) => (head as HTMLElement).dataset['column'] ?? ''));
  const [, first = '', second = '', third = ''] = await keys();

  // By keyboard: the menu.
  const menu = page.locator('.data-table-columns');
  await menu.locator(':scope > summary').press('Enter');
  const label = (await menu.locator('label').first().textContent())?.trim() ?? '';
  await menu.getByRole('button', { name: list('moveRight', { label }) }).press('Enter');
  expect((await keys()).slice(1, 3)).toEqual([second, first]);
  await expect(menu.getByRole('status')).toContainText(label);
  const head = page.locator(`thead th[data-column="${first}"]`);
  const width = () => head.evaluate((one) => (one as HTMLElement).offsetWidth);
  const before = await width();
  await menu.getByRole('button', { name: list('wider', { label }) }).press('Enter');
  await expect.poll(width).toBeGreaterThan(before);
  await nothingForAxe(page);
  await page.keyboard.press('Escape');

  // By mouse: an edge, and a head onto another one.
  const edge = await head.locator('.data-table-edge').boundingBox();
  const sized = await width();
  await page.mouse.move((edge?.x ?? 0) + 4, (edge?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((edge?.x ?? 0) + 64, (edge?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(sized + 40);
  await page
    .locator(`thead th[data-column="${third}"]`)
    .dragTo(page.locator(`thead th[data-column="${second}"]`));
  await expect.poll(async () => (await keys()).slice(1, 4)).toEqual([third, second, first]);

  await page.reload();
  await expect.poll(async () => (await keys()).slice(1, 4)).toEqual([third, second, first]);
  await expect.poll(width).toBeGreaterThan(sized + 40);
  await menu.locator(':scope > summary').click();
  await menu.getByRole('button', { name: list('usualColumns') }).click();
  await expect.poll(async () => (await keys()).slice(1, 4)).toEqual([first, second, third]);
  await page.keyboard.press('Escape');

  // Two sources: boxes beside the links, pressed with Space.
  await page.keyboard.press('f');
  const add = page.locator('.data-table-add');
  await add.locator('summary', { hasText: say('source') }).press('Enter');
  for (const source of ['website', 'workshop']) {
    await add.getByRole('link', { name: say(`sources.${source}`), exact: true }).press(' ');
  }
  await add.getByRole('button', { name: list('applySeveral') }).press('Enter');
  await expect(page).toHaveURL(/source=website(?:%2C|,)workshop/);
  await expect(page.locator('.data-table-chip b')).toContainText(
    `${say('sources.website')} ou ${say('sources.workshop')}`,
  );
});

test('a list is downloaded as a workbook', async ({ page, site, rows }) => {
  const mark = `zplanilha${process.pid}`;
  await manyLeads(rows, mark, 3);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: list('downloadXlsx') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('leads.xlsx');
  const parts = unzipSync(await readFile(await download.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row>/g)).toHaveLength(4);
  await expect(page.getByText(list('ready_other', { count: '3' }))).toBeVisible();
});
