import { atWork } from './fixtures/admin-area.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, pressOn } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'forms', key, values);

test('after a save the focus is where it was, or where something is missing; versions name types in words @breadth', async ({
  page,
  rows,
  site,
  afterwards,
  guard,
}) => {
  guard.expect(/status of 422/);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
  await page.getByRole('button', { name: say('list.create') }).click();
  await expect(page).toHaveURL(/\/admin\/forms\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  afterwards(() =>
    rows.change('update public.qualification_forms set archived_at = now() where id = $1', id),
  );
  await pressOn(page, page.getByRole('button', { name: say('builder.add') }));
  await page.keyboard.type('Qual cor?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Which colour?');
  const added = page.locator('.form-builder-question').last();
  await choose(page, added.getByLabel(say('question.type')), say('types.select'));

  await page.getByRole('button', { name: say('builder.add') }).focus();
  await page.keyboard.press('ControlOrMeta+s');
  const missing = page.getByText(say('wrong.noOptions'));
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();

  await pressOn(page, added.getByRole('button', { name: say('options.add') }));
  await page.keyboard.type('Azul');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Blue');
  const label = added.getByRole('textbox', { name: say('question.label'), exact: true });
  await label.focus();
  await label.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say('builder.savedQuiet'))).toBeVisible();
  await expect(label).toBeFocused();
  await page.keyboard.type('a ');
  await expect(label).toHaveValue('Qual a cor?');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('form[data-unsaved]')).toHaveCount(0);

  const versions = page.locator('.form-builder-version');
  await versions.nth(1).locator('summary').click();
  await expect(versions.nth(1).getByRole('cell', { name: say('types.select') })).toBeVisible();
});
