import { readFile } from 'node:fs/promises';
import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

let marks = 0;
/** A word of its own for every test, which no other lead has in it. */
const newMark = () => {
  marks += 1;
  return `zarquivo${process.pid}n${marks}`;
};

const list = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'data-table', key, values);

test('a file has every row, and their count is shown', async ({ page, site, rows }) => {
  const mark = newMark();
  await manyLeads(rows, mark, 60);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  const link = page.getByRole('link', { name: list('download') });
  const coming = page.waitForEvent('download');
  await link.click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(61);
  await expect(page.getByText(list('ready_other', { count: '60' }))).toBeVisible();
});

test('a slow export shows its progress, and can be stopped and restarted @breadth', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await manyLeads(rows, mark, 4000);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  const line = await page.context().newCDPSession(page);
  const speed = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  await line.send('Network.enable');
  await speed(30_000);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const ask = page.getByRole('link', { name: list('download') });
  const question = list('ask.question', { total: '4.000' });
  const agree = () =>
    page
      .getByRole('alertdialog', { name: question })
      .getByRole('button', { name: list('ask.confirm') })
      .click();
  await ask.click();
  await agree();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('max', '4000');
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  expect(Number(await bar.getAttribute('value'))).toBeLessThan(4000);
  await nothingForAxe(page);

  await page.getByRole('button', { name: list('cancel') }).click();
  await expect(page.getByText(list('cancelled'))).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(downloads).toEqual([]);

  await speed(-1);
  const coming = page.waitForEvent('download');
  await ask.click();
  await agree();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4001);
});

test('an interrupted export is reported @breadth', async ({ page, site, rows, guard }) => {
  guard.expect(/status of 500/);
  const mark = newMark();
  await manyLeads(rows, mark, 1);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  await page.route('**/admin/leads/export*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: list('download') }).click();
  await expect(page.getByText(list('failed'))).toBeVisible();
});

test('a large export needs a confirmation, and is cancelled by a key @breadth', async ({
  page,
  site,
  rows,
}) => {
  const mark = newMark();
  await manyLeads(rows, mark, 1001);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.goto(`/admin/leads?text=${mark}`);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const link = page.getByRole('link', { name: list('download') });
  const dialog = page.getByRole('alertdialog', {
    name: list('ask.question', { total: '1.001' }),
  });
  await pressOn(page, link);
  await expect(dialog).toBeVisible();
  await nothingForAxe(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(downloads).toEqual([]);
});

test('users who may not export see the reason', async ({ page, site, rows }) => {
  const mark = newMark();
  await manyLeads(rows, mark, 1);
  await atWork({ page, rows, url: site.url, role: 'analyst' });
  await page.goto(`/admin/leads?text=${mark}`);
  await expect(page.getByText(list('notAllowed'))).toBeVisible();
  await expect(page.getByRole('link', { name: list('download') })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a large export asks for confirmation on a separate page @breadth', async ({
    page,
    site,
    rows,
  }) => {
    const mark = newMark();
    await manyLeads(rows, mark, 1001);
    await atWork({ page, rows, url: site.url, role: 'manager', hydrated: false });
    await page.goto(`/admin/leads?text=${mark}`);
    await page.getByRole('link', { name: list('download') }).click();
    const question = list('ask.question', { total: '1.001' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await page.getByRole('link', { name: list('ask.cancel') }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/leads\\?text=${mark}$`));
    await page.getByRole('link', { name: list('download') }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: list('ask.confirm') }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(1002);
  });
});
