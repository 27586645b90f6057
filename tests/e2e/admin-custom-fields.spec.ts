import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'custom-fields', key, values);
const record = (key: string) => words('pt-BR', 'record', key);

test('a field is defined, filled in on a deal by keyboard, undone, and filtered by @every-look', async ({
  page,
  rows,
  site,
}) => {
  const lead = await someLead(page, rows);
  const label = `Plano ${lead.deal_id?.slice(0, 8)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/fields' });
  await nothingForAxe(page);
  await page.getByRole('link', { name: say('new.deal') }).click();
  await page.getByLabel(say('fields.type')).selectOption('choice');
  await page.getByLabel(say('fields.label'), { exact: true }).fill(label);
  await page.getByLabel(say('fields.choice', { place: '1' }), { exact: true }).fill('Ouro');
  await page.getByLabel(say('fields.choice', { place: '2' }), { exact: true }).fill('Prata');
  await page.getByLabel(say('fields.in_list')).check();
  await page
    .getByRole('button', { name: say('save') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  await nothingForAxe(page);

  await page.goto(`/admin/deals/${lead.deal_id}`);
  const fact = page.locator('.record-fact').filter({ hasText: label });
  await fact.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fact.getByLabel(label)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fact.getByLabel(label)).toBeHidden();
  await expect(fact.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await fact.getByLabel(label).selectOption('ouro');
  await fact.getByRole('button', { name: record('save') }).press('Enter');
  await expect(page.getByText(say('saved'), { exact: true })).toBeVisible();
  await expect(fact.locator('summary')).toContainText('Ouro');
  await expect(page.locator('.record-history').getByText(label)).toBeVisible();
  await nothingForAxe(page);

  const key = label.toLowerCase().replace(' ', '_');
  await page.goto(`/admin/deals/list?f.${key}=ouro`);
  const list = page.locator('.data-table');
  await expect(list.getByRole('columnheader', { name: label })).toBeVisible();
  await expect(list.locator(`#deal-${lead.deal_id}`)).toBeVisible();
  await page.goto(`/admin/deals/list?f.${key}=prata`);
  await expect(list.locator(`#deal-${lead.deal_id}`)).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/admin/deals/${lead.deal_id}`);
  await fact.locator('summary').click();
  await fact.getByLabel(label).selectOption('prata');
  await fact.getByRole('button', { name: record('save') }).click();
  await expect(fact.locator('summary')).toContainText('Prata');
  await page.getByRole('button', { name: say('undo') }).click();
  await expect(fact.locator('summary')).toContainText('Ouro');
});
