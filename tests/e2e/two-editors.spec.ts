import type { Locator, Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'forms', key, values);
const told = (key: string) => words('pt-BR', 'audit', key);

const question = (page: Page, label: string): Locator =>
  page.locator('.fm-question').filter({ has: page.locator(`summary b:text-is("${label}")`) });

const order = (page: Page) => page.locator('.fm-question summary b').allInnerTexts();

/** Unfolds a question and puts another text into it. */
async function relabel(page: Page, from: string, to: string): Promise<void> {
  const one = question(page, from);
  const key = await one.getAttribute('data-question');
  const fold = one.locator('details').first();
  const isOpen = await fold.evaluate((element: HTMLDetailsElement) => element.open);
  if (!isOpen) await one.locator('summary').first().click();
  await page.locator(`#q-${key}-label`).fill(to);
}

const save = (page: Page) =>
  page.getByRole('button', { name: say('builder.save'), exact: true }).click();

const NAME = 'Como podemos chamar você?';

test('two build one form: the second is told, keeps her own, and brings back what was deleted @every-look', async ({
  page,
  newVisitor,
  rows,
  site,
  guard,
  afterwards,
}) => {
  test.slow();
  guard.expect(/status of 409/);
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
  await page.getByRole('button', { name: say('list.create') }).click();
  await expect(page).toHaveURL(/\/admin\/forms\/[0-9a-f-]{36}$/);
  const address = page.url();
  const id = address.split('/').at(-1) ?? '';
  afterwards(() => rows.change('delete from public.qualification_forms where id = $1', id));

  const screen = await (await newVisitor()).newPage();
  const to = new URL(address).pathname;
  const colleague = await atWork({ page: screen, rows, url: site.url, role: 'admin', to });
  await rows.read(
    `update public.user_profiles set display_name = 'Bia Ligeira'
     where user_id = (select id from identity.users where email = $1) returning user_id`,
    colleague.email,
  );

  // One moves a question and words it anew; the other saves meanwhile.
  await page.getByRole('button', { name: say('question.up', { label: 'E-mail' }) }).click();
  await relabel(page, NAME, 'Seu nome');
  await relabel(screen, NAME, 'Quem fala?');
  await save(screen);
  await expect(screen.getByText(say('builder.savedQuiet'))).toBeVisible();

  await save(page);
  const conflict = page.getByRole('alert', { name: told('conflict.title') });
  await expect(conflict).toContainText('Bia Ligeira');
  await expect(conflict).toContainText('Quem fala?');
  await expect(conflict).toContainText('Seu nome');
  await expect(conflict).toContainText('email, nome');
  expect(await order(page)).toEqual(['E-mail', 'Seu nome']);
  await nothingForAxe(page);
  await save(page);
  await expect(conflict).toBeHidden();
  await expect(page.getByText(say('builder.savedQuiet'))).toBeVisible();
  const stored = () =>
    rows
      .read<{ label: string }>(
        'select field_label as label from public.form_fields where form_id = $1 order by field_order',
        id,
      )
      .then((found) => found.map(({ label }) => label));
  expect(await stored()).toEqual(['E-mail', 'Seu nome']);

  // Her screen is live: it shows what is saved, and then, while she writes, that it has been deleted.
  await expect.poll(() => order(screen)).toEqual(['E-mail', 'Seu nome']);
  await relabel(screen, 'Seu nome', 'E o seu nome?');
  await rows.change('delete from public.qualification_forms where id = $1', id);
  await expect(screen.getByRole('alert', { name: told('deleted.title') })).toBeVisible();
  expect(await order(screen)).toEqual(['E-mail', 'E o seu nome?']);
  await nothingForAxe(screen);
  await save(screen);
  await expect.poll(stored).toEqual(['E-mail', 'E o seu nome?']);
  await expect(screen.getByRole('alert', { name: told('deleted.title') })).toBeHidden();
});
