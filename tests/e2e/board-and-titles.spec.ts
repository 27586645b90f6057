import { randomUUID } from 'node:crypto';
import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'deals', key, values);

/** Deals in the first stage of the first pipeline, more than a window shows. */
const manyDeals = (rows: Rows, mark: string) =>
  rows.changeAsOwner(
    `with contact as (
       insert into public.crm_contacts (name, email, source)
       values ('Olga ${mark}', '${randomUUID()}@cliente.example', 'website') returning id),
     stage as (
       select s.id, s.pipeline_id from public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and p.is_default and s.kind = 'open' order by s.position limit 1)
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select contact.id, stage.pipeline_id, stage.id, '${mark} ' || n, 'manual'
     from contact, stage, generate_series(1, 12) n`,
  );

test('J and K go through the board, its heads stay, and a past day is in the head', async ({
  page,
  site,
  rows,
}) => {
  const mark = `z${randomUUID().slice(0, 8)}`;
  await manyDeals(rows, mark);
  await page.setViewportSize({ width: 1440, height: 800 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  const cards = page.locator('.board-card > a');
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(cards.nth(0)).toBeFocused();
  const head = page.locator('.board-head').first();
  const before = await head.boundingBox();
  for (let turn = 0; turn < 10; turn += 1) await page.keyboard.press('j');
  await expect(cards.nth(10)).toBeFocused();
  await expect(cards.nth(10)).toBeInViewport();
  expect((await head.boundingBox())?.y).toBe(before?.y);
  await page.keyboard.press('k');
  await expect(cards.nth(9)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const day = page.locator('.board-day summary');
  await day.click();
  await page.getByLabel(say('past.label'), { exact: true }).fill('2026-01-05');
  await page.getByRole('button', { name: say('past.see') }).click();
  await expect(page).toHaveURL(/day=2026-01-05/);
  await page.getByRole('link', { name: say('past.toNow') }).click();
  await expect(page).not.toHaveURL(/day=/);
});

test('a list of tickets shows their titles whole at 1440 px', async ({ page, site, rows }) => {
  const title = `Exportar o relatório de vendas das lojas ${randomUUID().slice(0, 8)}`;
  await rows.changeAsOwner(
    `insert into public.feedback_tickets (project_id, title, author_name, author_email)
     select id, '${title}', 'Rita de Cássia Nogueira', 'rita@cliente.example'
     from public.feedback_projects where key = 'forja'`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/tickets' });
  const text = page.getByText(title, { exact: true });
  const cell = page.locator('tbody th').filter({ hasText: title });
  const [inner, outer] = [await text.boundingBox(), await cell.boundingBox()];
  if (!inner || !outer) throw new Error('The ticket is in the list.');
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
});

for (const locale of LANGUAGES) {
  test(`on a phone a row of tickets holds its due time, in ${locale} @breadth`, async ({
    page,
    site,
    rows,
  }) => {
    const title = `Exportar ${randomUUID().slice(0, 8)}`;
    await rows.changeAsOwner(
      `insert into public.feedback_tickets (project_id, title, status, author_name, author_email)
       select id, '${title}', 'in_progress', 'Rita', 'rita@cliente.example'
       from public.feedback_projects where key = 'forja'`,
    );
    await page.setViewportSize({ width: 360, height: 780 });
    await atWork({ page, rows, url: site.url, role: 'manager', locale, to: '/admin/tickets' });
    const row = page.getByRole('row').filter({ hasText: title });
    const due = row.locator(`td[data-label="${words(locale, 'tickets', 'columns.due')}"]`);
    await expect(due).toContainText(/\d/);
    const [inner, outer] = [await due.boundingBox(), await row.boundingBox()];
    if (!inner || !outer) throw new Error('The ticket is in the list.');
    // The row hides what begins behind its second line.
    expect(inner.y + inner.height / 2).toBeLessThan(outer.y + outer.height);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  });
}

test('on a phone the looks of the deals and a new one share a line @breadth', async ({
  page,
  site,
  rows,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  const make = page.getByRole('link', { name: say('new.short'), exact: true });
  const looks = page.getByRole('navigation', { name: say('looks.label') });
  const [one, other] = [await make.boundingBox(), await looks.boundingBox()];
  if (!one || !other) throw new Error('Both are in the head.');
  expect(one.y).toBeLessThan(other.y + other.height / 2);
  expect(one.x + one.width).toBeLessThanOrEqual(360);
});
