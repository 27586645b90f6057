import { atWork, manyLeads } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { pressOn } from './fixtures/staff.ts';
import { visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

test('the switch narrows the admin to one product, by keyboard, and stays', async ({
  page,
  site,
  rows,
}) => {
  const mark = `zproduto${process.pid}`;
  const say = (key: string, values?: Record<string, string>) =>
    words('pt-BR', 'admin', `product.${key}`, values);
  await manyLeads(rows, mark, 2);
  await rows.changeAsOwner(
    `update public.qualification_submissions set source = 'doavya' where protocol = '${mark}-2'`,
  );
  await atWork({ page, rows, url: site.url, role: 'manager' });
  await visit(page, `/admin/leads?text=${mark}`);
  const lead = (n: number) => page.getByRole('link', { name: `${mark} 0${n}` });
  await expect(lead(1)).toBeVisible();
  await expect(lead(2)).toBeVisible();

  const menu = (product: string) => page.getByLabel(say('chosen', { product }));
  await pressOn(page, menu(say('all')));
  await page.getByRole('button', { name: 'Doavya' }).press('Enter');
  await expect(menu('Doavya')).toBeVisible();
  await expect(lead(2)).toBeVisible();
  await expect(lead(1)).toHaveCount(0);

  // Kept by person: another document is there as well.
  await page.goto('/admin/feedback');
  await expect(menu('Doavya')).toBeVisible();
  await pressOn(page, menu('Doavya'));
  await page.getByRole('button', { name: say('all') }).press('Enter');
  await expect(menu(say('all'))).toBeVisible();
});
