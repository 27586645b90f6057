import { randomUUID } from 'node:crypto';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'by-hand', key, values);

test('C begins a deal in one line by keyboard, and the same person is known the next time @every-look', async ({
  page,
  rows,
  site,
}) => {
  const email = `${randomUUID()}@acme.example`;
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/tasks' });
  const dialog = page.getByRole('dialog', { name: say('title') });
  const line = dialog.getByLabel(say('line'));

  // The first letter belongs to the line however fast it comes.
  await page.keyboard.press('c');
  await page.keyboard.type(`cida Luz, 11 98765-4321, ${email}, Acme Ltda, R$ 12.000, site novo`);
  await expect(line).toHaveValue(/^cida Luz/);
  await expect(dialog.getByLabel(say('fields.company'))).toHaveValue('Acme Ltda');
  await nothingForAxe(page);

  // Shut by mistake: nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('c');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue(/site novo$/);

  await dialog.getByRole('radio', { name: say('kinds.lead') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel(say('fields.title'))).toHaveValue('site novo');
  await dialog.getByLabel(say('fields.name')).fill('Cida Luz');
  await line.press('Enter');
  await expect(dialog).toBeHidden();
  expect(
    await rows.read(
      `select d.title, d.value::int, c.name from public.crm_deals d
       join public.crm_contacts c on c.id = d.contact_id where c.email = $1`,
      email,
    ),
  ).toEqual([{ title: 'site novo', value: 12_000, name: 'Cida Luz' }]);

  await page.keyboard.press('c');
  await page.keyboard.type(`cida, ${email}, pediu retorno`);
  await expect(dialog.getByRole('radio', { name: /Cida Luz/ })).toBeChecked();
  await nothingForAxe(page);
  await page.keyboard.press('Escape');
  await page
    .locator('[data-sonner-toast]')
    .getByRole('button', { name: say('open') })
    .press('Enter');
  await expect(page).toHaveURL(/\/admin\/deals\/[\da-f-]{36}$/);
});

test('C is no key for users who may create nothing @breadth', async ({ page, rows, site }) => {
  await atWork({ page, rows, url: site.url, role: 'viewer', to: '/admin/tasks' });
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('new'), exact: true })).toHaveCount(0);
});

test('users without single-key shortcuts have the button @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'manager', to: '/admin/tasks' });
  await page.keyboard.press('?');
  const map = page.getByRole('dialog');
  await expect(map.getByText(say('title'))).toBeVisible();
  await map.getByRole('checkbox', { name: words('pt-BR', 'keys', 'single') }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: say('new'), exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(say('line'))).toBeFocused();
});
