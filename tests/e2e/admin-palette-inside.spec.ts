import type { Page } from '@playwright/test';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

/* What the palette does with a record that is not open, and with the text behind an act. */

const boxOf = (page: Page) => page.getByRole('dialog').getByRole('combobox');

async function seek(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type(text);
}

const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

test('acts on a found record that is not open, and back to the results', async ({
  page,
  site,
  rows,
}) => {
  const lead = await someLead(page, rows);
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await seek(page, lead.protocol);
  await expect(page.getByRole('option', { name: lead.protocol })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const qualify = words('pt-BR', 'leads', 'moves.qualified');
  await expect(chosen(page)).toContainText(qualify);
  await page.keyboard.press('ArrowLeft');
  await expect(boxOf(page)).toHaveValue(lead.protocol);
  await expect(chosen(page)).toContainText(lead.protocol);
  await page.keyboard.press('ArrowRight');
  const lose = words('pt-BR', 'leads', 'moves.lost');
  await page.keyboard.type('perdido');
  await expect(chosen(page)).toContainText(lose);
  await page.keyboard.press('Enter');
  // The record asks why, as its own button does.
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`));
  const dialog = page.getByRole('dialog', { name: /./ });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      rows.read('select status from public.qualification_submissions where id = $1', lead.id),
    )
    .toEqual([{ status: 'lost' }]);
});

test('a new record begins with the text that is typed behind its act', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await seek(page, 'novo contato João Silva');
  await expect(page.getByRole('option', { name: 'Novo contato João Silva' })).toBeVisible();
  await page.keyboard.press('Enter');
  const line = page.getByRole('dialog').locator('[name=line]');
  await expect(line).toHaveValue('João Silva');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => rows.read(`select 1 as one from public.crm_contacts where name = 'João Silva'`))
    .toEqual([{ one: 1 }]);
});
