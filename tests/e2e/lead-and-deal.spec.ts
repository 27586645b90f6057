import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import type { Lead } from './fixtures/leads.ts';
import { somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'leads', key, values);
const sayOfDeal = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'deals', key, values);

const standsAt = async (rows: Rows, { id, deal_id: deal }: Lead) =>
  (
    await rows.read<{ stands: string }>(
      `select s.status || '/' || d.state as stands from public.qualification_submissions s,
         public.crm_deals d where s.id = $1 and d.id = $2`,
      id,
      deal,
    )
  )[0]?.stands;

test('a lead is lost with its deal by keyboard, both come back with one undo, and the board moves both @every-look', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager', to: `/admin/leads/${lead.id}` });

  await page.getByRole('button', { name: say('moves.lost'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('closing.title.lost') });
  await expect(dialog).toContainText(say('closing.text.lost_one'));
  await nothingForAxe(page);
  const reason = dialog.getByRole('radio', { name: /preço/i });
  await reason.focus();
  await page.keyboard.press('Space');
  await expect(reason).toBeChecked();
  await dialog.getByRole('button', { name: say('closing.with.lost') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('done.lost_one', { count: '1' }))).toBeVisible();
  await expect(page.getByText(say('closing.moved_one', { count: '1' }))).toBeVisible();
  expect(await standsAt(rows, lead)).toBe('lost/lost');
  await expect(page.getByText(say('because', { reason: 'preço' })).first()).toBeVisible();

  await page.getByRole('button', { name: say('undo') }).click();
  await expect(page.getByText(say('closing.back_one', { count: '1' }))).toBeVisible();
  expect(await standsAt(rows, lead)).toBe('new/open');

  // The same from the side of the deal, by mouse.
  await visit(page, `/admin/deals/${lead.deal_id}`);
  const contact = page.locator('.record-head').getByRole('link');
  await expect(contact).toHaveText(somebody().name);
  await page.getByRole('button', { name: sayOfDeal('move', { stage: 'Perdido' }) }).click();
  const moveDialog = page.getByRole('dialog');
  await moveDialog.locator('input[name="reason"][value="timing"]').check();
  await moveDialog
    .getByRole('button', { name: sayOfDeal('ask.lost', { stage: 'Perdido' }) })
    .click();
  await expect(page.getByText(sayOfDeal('leads.move_one', { count: '1' }))).toBeVisible();
  expect(await standsAt(rows, lead)).toBe('lost/lost');
  await page.getByRole('button', { name: sayOfDeal('undo') }).click();
  await expect(page.getByText(sayOfDeal('leads.undo_one', { count: '1' }))).toBeVisible();
  expect(await standsAt(rows, lead)).toBe('new/open');
});
