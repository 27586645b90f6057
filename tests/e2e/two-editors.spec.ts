import type { Locator, Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'forms', key, values);
const notice = (key: string) => words('pt-BR', 'audit', key);

const question = (page: Page, label: string): Locator =>
  page
    .locator('.form-builder-question')
    .filter({ has: page.locator(`summary b:text-is("${label}")`) });

const order = (page: Page) => page.locator('.form-builder-question summary b').allInnerTexts();

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

test('two build one form: the second is notified, keeps their own, and restores what was deleted @breadth', async ({
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

  // One moves a question and words it again; the other saves meanwhile.
  await page.getByRole('button', { name: say('question.up', { label: 'E-mail' }) }).click();
  await relabel(page, NAME, 'Seu nome');
  await relabel(screen, NAME, 'Quem fala?');
  await save(screen);
  await expect(screen.getByText(say('builder.savedQuiet'))).toBeVisible();

  await save(page);
  const conflict = page.getByRole('alert', { name: notice('conflict.title') });
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

  // The screen is live: it shows what is saved, and during the edit that the question has been deleted.
  await expect.poll(() => order(screen)).toEqual(['E-mail', 'Seu nome']);
  await relabel(screen, 'Seu nome', 'E o seu nome?');
  await rows.change('delete from public.qualification_forms where id = $1', id);
  await expect(screen.getByRole('alert', { name: notice('deleted.title') })).toBeVisible();
  expect(await order(screen)).toEqual(['E-mail', 'E o seu nome?']);
  await nothingForAxe(screen);
  await save(screen);
  await expect.poll(stored).toEqual(['E-mail', 'E o seu nome?']);
  await expect(screen.getByRole('alert', { name: notice('deleted.title') })).toBeHidden();
});

test('two users edit one form: conflicts are chosen field by field, other fields follow the colleague @breadth', async ({
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
  await atWork({ page: screen, rows, url: site.url, role: 'admin', to });

  const add = async (where: Page, label: string) => {
    await where.getByRole('button', { name: say('builder.add') }).click();
    await where.locator('input[id$="-label"]:focus').fill(label);
    await where
      .locator('.form-builder-question')
      .last()
      .locator('input[id$="-label-en"]')
      .fill(label);
  };
  const title = (where: Page) => where.locator('input[name="title"]');
  // The colleague: another title, another wording of a question, one question more.
  await title(screen).fill('Vamos conversar');
  await relabel(screen, 'E-mail', 'Seu e-mail');
  await add(screen, 'Qual prazo?');
  // First user: another title as well, begun before that is saved (an untouched field would follow), and a
  // question of their own.
  await title(page).fill('Conte tudo');
  await save(screen);
  await expect(screen.getByText(say('builder.savedQuiet'))).toBeVisible();
  await add(page, 'Quanto pode custar?');
  await save(page);

  const conflict = page.getByRole('alert', { name: notice('conflict.title') });
  await expect(conflict).toBeInViewport();
  const line = (text: string) => conflict.getByRole('row').filter({ hasText: text });
  const side = (text: string, which: 'keep' | 'take') =>
    line(text).getByRole('button', { name: notice(`conflict.${which}`) });
  // Untouched fields show what the colleague has saved; fields that both changed keep the user's text.
  await expect(side('Vamos conversar', 'keep')).toHaveAttribute('aria-pressed', 'true');
  await expect(side('Seu e-mail', 'take')).toHaveAttribute('aria-pressed', 'true');
  await expect(side('Qual prazo?', 'take')).toHaveAttribute('aria-pressed', 'true');
  await expect(side('Quanto pode custar?', 'keep')).toHaveAttribute('aria-pressed', 'true');
  const both = [NAME, 'Seu e-mail', 'Qual prazo?', 'Quanto pode custar?'];
  await expect.poll(async () => (await order(page)).toSorted()).toEqual(both.toSorted());
  await expect(title(page)).toHaveValue('Conte tudo');
  await nothingForAxe(page);

  // One change is accepted after all, by keyboard, and one dropped.
  await side('Vamos conversar', 'take').press('Enter');
  await expect(title(page)).toHaveValue('Vamos conversar');
  await side('Quanto pode custar?', 'take').press('Enter');
  await expect(question(page, 'Quanto pode custar?')).toHaveCount(0);
  await side('Quanto pode custar?', 'keep').press('Enter');
  await expect(question(page, 'Quanto pode custar?')).toHaveCount(1);
  await save(page);
  await expect(conflict).toBeHidden();
  const stored = await rows.read<{ title: string; labels: string[] }>(
    `select f.title, array(select field_label from public.form_fields where form_id = f.id
       order by field_label collate "C") as labels
     from public.qualification_forms f where f.id = $1`,
    id,
  );
  expect(stored[0]).toEqual({ title: 'Vamos conversar', labels: both.toSorted() });
});
