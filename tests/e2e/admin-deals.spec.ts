import type { Page } from '@playwright/test';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import type { Lead } from './fixtures/leads.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { colleague } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'deals', key, values);

type Stage = { name: string; needs_value: boolean };

const stageOf = async (rows: Rows, lead: Lead) =>
  (
    await rows.read<{ stage: string; value: number; reason: string | null }>(
      `select s.name as stage, d.value::float as value, d.close_reason as reason
       from public.crm_deals d join public.crm_stages s on s.id = d.stage_id where d.id = $1`,
      lead.deal_id,
    )
  )[0];

const stagesOf = (rows: Rows, lead: Lead) =>
  rows.read<Stage>(
    `select s.name, s.needs_value from public.crm_stages s join public.crm_deals d
       on d.pipeline_id = s.pipeline_id where d.id = $1 order by s.position`,
    lead.deal_id,
  );

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const card = (page: Page, lead: Lead) => page.locator(`#deal-${lead.deal_id}`);

test('a deal is carried from stage to stage by keyboard, and back @every-look', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const [first, second] = await stagesOf(rows, lead);
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  await expect(column(page, first?.name ?? '').locator(card(page, lead))).toBeVisible();
  await nothingForAxe(page);

  await card(page, lead).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column(page, second?.name ?? '').locator(card(page, lead))).toBeFocused();
  await expect(page.getByText(say('moved', { stage: second?.name ?? '' }))).toBeVisible();
  expect(await stageOf(rows, lead)).toMatchObject({ stage: second?.name });

  await page.keyboard.press('z');
  await expect(page.getByText(say('undone'))).toBeVisible();
  await expect(column(page, first?.name ?? '').locator(card(page, lead))).toBeFocused();
  expect(await stageOf(rows, lead)).toMatchObject({ stage: first?.name });
});

test('moves made faster than their replies are all saved, and a collapsed column keeps the focus @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  await rows.changeAsOwner(`update public.crm_deals set value = 5 where id = '${lead.deal_id}'`);
  const [, , third, ...more] = await stagesOf(rows, lead);
  const lost = more.at(-1)?.name ?? '';
  await page.setViewportSize({ width: 1366, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/admin/deals.data*', async (route) => {
    if (route.request().method() === 'POST') await opened;
    await route.continue();
  });
  await card(page, lead).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, third?.name ?? '').locator(card(page, lead))).toBeFocused();
  open();
  await expect(page.getByText(say('moved', { stage: third?.name ?? '' }))).toBeVisible();
  expect(await stageOf(rows, lead)).toMatchObject({ stage: third?.name });

  // Dropped on a stage that asks for a reason, the card is not there yet.
  await page.keyboard.press('Space');
  for (const _ of more) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const dropped = say('told.dropped', { deal: '', stage: lost }).trim();
  await expect(page.getByRole('status').filter({ hasText: dropped })).toHaveCount(0);
  await page.keyboard.press('1');
  await dialog.getByRole('button', { name: say('ask.lost', { stage: lost }) }).click();
  await expect.poll(() => stageOf(rows, lead)).toMatchObject({ stage: lost });
  const fold = column(page, lost).getByRole('button', { name: say('unfold') });
  await expect(fold).toBeFocused();
  await page.keyboard.press('z');
  await expect(column(page, third?.name ?? '').locator(card(page, lead))).toBeFocused();
});

test('a deal is dragged, gets its value and the reason of its loss, and colleagues see it @breadth', async ({
  page,
  rows,
  site,
  browser,
}) => {
  const lead = await someLead(page, rows);
  const stages = await stagesOf(rows, lead);
  const wanting = stages.find(({ needs_value: needs }) => needs)?.name ?? '';
  const lost = stages.at(-1)?.name ?? '';
  await rows.changeAsOwner(`update public.crm_deals set value = 0 where id = '${lead.deal_id}'`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await atWork({ page: other, rows, url: site.url, role: 'viewer', to: '/admin/deals' });

  const from = await card(page, lead).boundingBox();
  const to = await column(page, wanting).boundingBox();
  if (!from || !to) throw new Error('The board is not there.');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 120, { steps: 8 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('fields.value')).fill('15.000');
  await dialog.getByRole('button', { name: say('ask.open', { stage: wanting }) }).click();
  await expect(column(page, wanting).locator(card(page, lead))).toBeVisible();
  await expect.poll(() => stageOf(rows, lead)).toMatchObject({ stage: wanting, value: 15_000 });
  await expect(column(other, wanting).locator(card(other, lead))).toBeVisible();

  await card(page, lead).focus();
  await page.keyboard.press(`${stages.length}`);
  // A number chooses a reason.
  const reasons = dialog.getByRole('group', { name: say('why.lost') }).getByRole('radio');
  await expect(reasons.first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(reasons.nth(1)).toBeChecked();
  await dialog
    .getByRole('radio', { name: words('pt-BR', 'close-reasons', 'words.lost.no_budget') })
    .check();
  await dialog.getByRole('button', { name: say('ask.lost', { stage: lost }) }).click();
  await expect.poll(() => stageOf(rows, lead)).toMatchObject({ stage: lost, reason: 'no_budget' });
  await expect(column(other, wanting).locator(card(other, lead))).toHaveCount(0);
  await context.close();
});

test('on a phone a deal moves by a button, a stage at a time @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const [first, second] = await stagesOf(rows, lead);
  await page.setViewportSize({ width: 360, height: 780 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals' });
  const item = page.locator(`[data-card="${lead.deal_id}"]`);
  await expect(column(page, second?.name ?? '')).toBeHidden();
  await item.getByRole('button', { name: second?.name ?? '' }).click();
  await expect(item).toBeHidden();
  await expect.poll(() => stageOf(rows, lead)).toMatchObject({ stage: second?.name });
  const choice = page.getByLabel(say('fields.stage'));
  await choice.selectOption({ index: 1 });
  await expect(column(page, first?.name ?? '')).toBeHidden();
  await expect(item).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});

test('deals given to a colleague return to their former owners, by the toast @breadth', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const other = await colleague(rows, 'manager', 'pt-BR');
  const [recipient] = await rows.read<{ id: string }>(
    'select id from identity.users where email = $1',
    other.email,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/deals/list' });
  const owner = async () =>
    (
      await rows.read<{ email: string | null }>(
        `select u.email from public.crm_deals d left join identity.users u on u.id = d.owner_id
         where d.id = $1`,
        lead.deal_id,
      )
    )[0]?.email;
  const before = await owner();
  const line = page.getByRole('row').filter({ has: page.locator(`#deal-${lead.deal_id}`) });
  await line.getByRole('checkbox').check();
  const bar = page.locator('.data-table-bulk');
  await bar.getByLabel(say('giveTo')).selectOption(recipient?.id ?? '');
  await bar.getByRole('button', { name: say('give'), exact: true }).click();
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice.getByText(say('given_one', { count: '1' }))).toBeVisible();
  expect(await owner()).toBe(other.email);
  await notice.getByRole('button', { name: say('undo') }).click();
  await expect(notice.getByText(say('givenBack_one', { count: '1' }))).toBeVisible();
  expect(await owner()).toBe(before);
});
