import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atWork, manyLeads, someLead } from './fixtures/admin-area.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { expect, test } from './fixtures/site.ts';
import { missing, pressOn, tabOnTo, writeInto } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'admin', key, values);
  const speak = (key: string, values?: Record<string, string>) =>
    words(locale, 'leads', key, values);

  test(`by keyboard alone: found, opened, moved, undone, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
  }) => {
    const lead = await someLead(page, rows);
    const email = lead.form_data['email'] ?? '';
    const statusOf = async () => (await onlyLeadOf(rows, email)).status;
    const person = await atWork({ page, rows, url: site.url, role: 'manager', locale });

    await writeInto(page, page.getByLabel(speak('search')), email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=/);
    const line = page.getByRole('row').filter({ hasText: lead.protocol });
    await expect(line).toBeVisible();
    await pressOn(page, line.getByRole('link'));
    await expect(page.getByRole('heading', { name: 'Marina Prado' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(lead.form_data['mensagem'] ?? '');
    const way = (key: string) =>
      page.getByRole('link', { name: words(locale, 'messages', `ways.${key}`), exact: true });
    await expect(way('whatsapp')).toHaveCount(0);
    await expect(way('email')).toHaveAttribute('href', `mailto:${email}`);

    const contacted = speak('statuses.contacted');
    await pressOn(page, page.getByRole('button', { name: speak('moves.contacted'), exact: true }));
    await expect(page.getByText(speak('done.contacted_one', { count: '1' }))).toBeVisible();
    expect(await statusOf()).toBe('contacted');
    const from = speak('statuses.new');
    const move = (before: string, now: string) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`${before} → .*${now}`) });
    await expect(move(from, contacted)).toContainText(person.name);

    // The toasts are the last stops of the page, and focus goes on from them to the first one.
    const undo = page.getByRole('button', { name: speak('undo') });
    await tabOnTo(page, undo);
    await tabOnTo(page, page.getByRole('link', { name: say('skip') }));
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(statusOf).toBe('new');
    await expect(page.getByText(speak('movedBack', { from: contacted, to: from }))).toBeVisible();
  });
}

test('the file has the rows that match the filters @breadth', async ({ page, site, rows }) => {
  const wanted = await someLead(page, rows);
  const other = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await page.getByLabel(words('pt-BR', 'leads', 'search')).fill(wanted.protocol);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: wanted.protocol })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: other.protocol })).toHaveCount(0);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: words('pt-BR', 'data-table', 'download') }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text).toContain(wanted.protocol);
  expect(text).not.toContain(other.protocol);
});

test('a new lead is announced in the open list, which moves only on request', async ({
  page,
  site,
  rows,
}) => {
  const list = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'data-table', key, values);
  const before = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText(before.protocol);
  const lead = await someLead(page, rows);
  await expect(page.getByText(list('fresh_one', { count: '1' }), { exact: true })).toBeVisible();
  await expect(first).toContainText(before.protocol);
  await page.keyboard.press('n');
  await expect(first).toContainText(lead.protocol);
  await expect(page.getByText(list('fresh_one', { count: '1' }), { exact: true })).toHaveCount(0);
});

test('users who may only read find changes disabled, with the reason', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'viewer', to: `/admin/leads/${lead.id}` });
  const name = words('pt-BR', 'leads', 'moves.contacted');
  const change = page.getByRole('button', { name, exact: true });
  await expect(change).toBeDisabled();
  await expect(change).toHaveAccessibleDescription(missing('crm', 'update'));
  await change.press('Enter');
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: missing('crm', 'update') });
  await expect(toast).toBeVisible();
});

test('a toast that arrives while the previous one closes stays visible @breadth', async ({
  page,
  site,
  rows,
}) => {
  const speak = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'leads', key, values);
  const lead = await someLead(page, rows);
  await page.clock.install();
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads/${lead.id}` });
  const move = async (to: string) => {
    await page.getByRole('button', { name: speak(`moves.${to}`), exact: true }).click();
    return page.getByText(speak(`done.${to}_one`, { count: '1' }));
  };
  const first = await move('contacted');
  await expect(first).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Time is over for it, and goes on in small steps while it fades for 200 ms.
  const leaving = page.locator('[data-sonner-toast][data-removed=true]').filter({ has: first });
  await expect(leaving).toBeVisible();
  const second = await move('qualified');
  const visible = async () => {
    await page.clock.runFor(5);
    return second.count();
  };
  await expect.poll(visible).toBe(1);
  await page.clock.runFor(1000);
  await expect(leaving).toHaveCount(0);
  await expect(second).toBeVisible();
});

test('spam moves to its own tab, and back to the others when it is cleared @breadth', async ({
  page,
  site,
  rows,
}) => {
  const speak = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'leads', key, values);
  const lead = await someLead(page, rows);
  await rows.changeAsOwner(
    `update public.qualification_submissions set review_reason = 'too_fast' where id = '${lead.id}'`,
  );
  await atWork({ page, rows, url: site.url, role: 'manager' });
  const line = page.getByRole('row').filter({ hasText: lead.protocol });
  const tab = (key: string) => page.getByRole('link', { name: speak(`tabs.${key}`) }).first();
  await expect(tab('notSpam')).toHaveAttribute('aria-current', 'true');
  await expect(line).toHaveCount(0);
  await tab('spam').click();
  await expect(line).toContainText(speak('suspected'));
  await line.getByRole('checkbox').check();
  await page.getByLabel(speak('moveTo')).selectOption('new');
  await page.getByRole('button', { name: speak('move'), exact: true }).click();
  await expect(page.getByText(speak('done.new_one', { count: '1' }))).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: speak('undo') }).click();
  await expect(line).toContainText(speak('suspected'));
  // By words everything is found, wherever it is.
  await page.goto(`/admin/leads?text=${lead.protocol}`);
  await expect(line).toBeVisible();
});

/** Of the lead below the one that is open. */
const nextAddress = async (page: Page) =>
  (await page.locator('tr[data-open] + tr th a').getAttribute('href')) ?? '';

/** J opens the lead below, as it stood before what was done to the one above. */
async function toTheNext(page: Page, next?: string): Promise<void> {
  const address = next ?? (await nextAddress(page));
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-open] th a')).toHaveAttribute('href', address);
  // What is pressed next acts on the lead that the panel shows.
  const [id = ''] = address.match(/[0-9a-f-]{36}/) ?? [];
  const panel = page.getByRole('complementary');
  await expect(panel.locator(`[action*="${id}"], [href*="${id}"]`).first()).toBeAttached();
}

test('an undo whose time is over does not come back at the next lead', async ({
  page,
  site,
  rows,
}) => {
  const speak = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'leads', key, values);
  const mark = `undo${crypto.randomUUID().slice(0, 8)}`;
  await manyLeads(rows, mark, 4);
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  // Leads of other journeys may have come in between.
  const to = `/admin/leads?text=${mark}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  await page
    .getByRole('row')
    .filter({ hasText: `${mark} 04` })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: speak('moves.contacted'), exact: true }).click();
  const undo = page.getByRole('button', { name: speak('undo') });
  await expect(undo).toBeVisible();
  // Where nothing replaces it, it is shown for ten seconds.
  await page.clock.fastForward(30_000);
  await expect(undo).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) {
    await toTheNext(page);
    await expect(undo).toHaveCount(0);
  }
  const [moved] = await rows.read<{ status: string }>(
    `select status from public.qualification_submissions where protocol = $1`,
    `${mark}-4`,
  );
  expect(moved?.status).toBe('contacted');
});

test('the focus stays after a lead is qualified, lost or spam, and J continues from there', async ({
  page,
  site,
  rows,
}) => {
  const speak = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'leads', key, values);
  const mark = `foco${crypto.randomUUID().slice(0, 8)}`;
  await manyLeads(rows, mark, 6);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Leads of other journeys may have come in between.
  const to = `/admin/leads?text=${mark}`;
  await atWork({ page, rows, url: site.url, role: 'manager', to });
  await page
    .getByRole('row')
    .filter({ hasText: `${mark} 05` })
    .getByRole('link')
    .click();
  for (const move of ['qualified', 'lost', 'spam']) {
    const next = await nextAddress(page);
    await page.getByRole('button', { name: speak(`moves.${move}`), exact: true }).click();
    if (move === 'lost') {
      const dialog = page.getByRole('dialog', { name: speak('closing.title.lost') });
      await dialog.locator('input[name="reason"][value="no_answer"]').check();
      await dialog.getByRole('button', { name: speak('closing.alone') }).click();
    }
    await expect(page.getByText(speak(`done.${move}_one`, { count: '1' }))).toBeVisible();
    const focused = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(focused, { message: move }).toBe(true);
    await toTheNext(page, next);
  }
});
