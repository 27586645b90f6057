import { randomUUID } from 'node:crypto';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'companies', key, values);

test('a company is created, a person is added while typing, removed and restored by undo @breadth', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 422/);
  const mark = randomUUID().slice(0, 8);
  await rows.changeAsOwner(
    `insert into public.crm_contacts (name, email, source)
     values ('Olga ${mark}', '${mark}@casa.example', 'website')`,
  );
  const linked = () =>
    rows.read<{ name: string | null }>(
      `select o.name from public.crm_contacts c left join public.crm_companies o on o.id = c.company_id
       where c.email = $1`,
      `${mark}@casa.example`,
    );
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/companies' });
  await page.getByRole('link', { name: say('new') }).click();
  // The list that is left has fields of that name too.
  await expect(page.getByRole('heading', { level: 1, name: say('new') })).toBeVisible();
  await page.getByLabel(say('fields.name')).fill(`Padaria ${mark}`);
  await page.getByLabel(say('fields.cnpj')).fill('11.222.333/0001-82');
  await page.getByRole('button', { name: say('make') }).click();
  await expect(page.getByText(say('refused.cnpj_wrong'))).toBeVisible();
  await expect(page.getByLabel(say('fields.name'))).toHaveValue(`Padaria ${mark}`);
  await nothingForAxe(page);
  await page.getByLabel(say('fields.cnpj')).fill('');
  await page.getByRole('button', { name: say('make') }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Padaria ${mark}` })).toBeVisible();

  await page.getByLabel(say('linkPerson')).fill(`Olga ${mark}`);
  await page.getByRole('button', { name: `${say('link')} Olga ${mark}` }).click();
  const person = page.getByRole('link', { name: `Olga ${mark}` });
  await expect(person.first()).toBeVisible();
  await nothingForAxe(page);
  await expect.poll(linked).toEqual([{ name: `Padaria ${mark}` }]);
  await page.getByRole('button', { name: `${say('unlink')} Olga ${mark}` }).click();
  await expect.poll(linked).toEqual([{ name: null }]);
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: say('undo') })
    .click();
  await expect.poll(linked).toEqual([{ name: `Padaria ${mark}` }]);

  // From the person's side, and found from anywhere.
  await person.first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Olga ${mark}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Padaria ${mark}` })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`Padaria ${mark}`);
  await page.getByRole('option', { name: new RegExp(`^Padaria ${mark}`) }).click();
  await expect(page).toHaveURL(/\/admin\/companies\/[\da-f-]{36}$/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});
