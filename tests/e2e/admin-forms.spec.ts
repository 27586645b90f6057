import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import { openDialog, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, pressOn, tabTo } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>, locale: Locale = 'pt-BR') =>
  words(locale, 'forms', key, values);

/** Goes to a field by keyboard and puts another text into it. */
async function rewrite(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const field = (place: Page | Locator, key: string, english = false) => {
  const label = say(key);
  const name = english ? say('builder.english', { label }) : label;
  return place
    .getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
    .first();
};

const questions = (page: Page) => page.locator('.form-builder-question');
const question = (page: Page, label: string) =>
  questions(page).filter({ has: page.locator(`summary b:text-is("${label}")`) });

type Question = { pt: string; en: string; type: string };

/** Adds a question by keyboard: the new one has the focus. */
async function addQuestion(page: Page, question: Question): Promise<Locator> {
  await pressOn(page, page.getByRole('button', { name: say('builder.add') }));
  const added = questions(page).last();
  await expect(field(added, 'question.label')).toBeFocused();
  await page.keyboard.type(question.pt);
  await page.keyboard.press('Tab');
  await page.keyboard.type(question.en);
  await choose(page, added.getByLabel(say('question.type')), say(`types.${question.type}`));
  return added;
}

async function addOption(page: Page, place: Locator, pt: string, en: string): Promise<void> {
  await pressOn(page, place.getByRole('button', { name: say('options.add') }));
  await page.keyboard.type(pt);
  await page.keyboard.press('Tab');
  await page.keyboard.type(en);
}

const save = async (page: Page) => {
  await pressOn(page, page.getByRole('button', { name: say('builder.save'), exact: true }));
};

test('by keyboard alone: built of every type, ordered, switched on, answered, changed @breadth', async ({
  page,
  newVisitor,
  rows,
  site,
  afterwards,
}) => {
  test.slow();
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
  await pressOn(page, page.getByRole('button', { name: say('list.create') }));
  await expect(page).toHaveURL(/\/admin\/forms\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  afterwards(() =>
    rows.change(
      `update public.qualification_forms set is_active = false, archived_at = now() where id = $1`,
      id,
    ),
  );
  await rewrite(page, field(page, 'builder.name'), 'Só para cases');
  await rewrite(page, field(page, 'builder.title'), 'Conte um caso');
  await rewrite(page, field(page, 'builder.title', true), 'Tell us a case');
  await addQuestion(page, { pt: 'Seu telefone', en: 'Your phone', type: 'tel' });
  await addQuestion(page, { pt: 'O que aconteceu?', en: 'What happened?', type: 'textarea' });
  const list = await addQuestion(page, {
    pt: 'Qual assunto?',
    en: 'Which matter?',
    type: 'select',
  });
  await addOption(page, list, 'Jogos', 'Games');
  await addOption(page, list, 'Outra coisa', 'Something else');
  const boxes = { pt: 'Quais temas?', en: 'Which themes?', type: 'checkbox' };
  const themes = await addQuestion(page, boxes);
  await addOption(page, themes, 'Sites', 'Websites');
  // The preview is made of what is there, and can be read in both languages.
  const preview = page.locator('.form-builder-sheet');
  await expect(preview.getByLabel('Qual assunto?')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(preview.getByRole('heading', { name: 'Tell us a case' })).toBeVisible();
  await expect(preview.getByLabel('Which matter?')).toContainText('Something else');
  await expect(preview.getByRole('group', { name: 'Which themes?' })).toContainText('Websites');

  const upButton = page.getByRole('button', {
    name: say('question.up', { label: 'Qual assunto?' }),
  });
  const up = () => pressOn(page, upButton);
  await up();
  await expect(
    page.getByText(say('question.moved', { label: 'Qual assunto?', place: '4', total: '6' })),
  ).toBeAttached();
  await expect(upButton).toBeFocused();
  await up();

  await pressOn(page, page.locator('.form-builder-pages > summary'));
  await tabTo(page, page.getByRole('checkbox', { name: '/cases' }));
  await page.keyboard.press('Space');
  // The way there is walked below.
  await page.getByRole('button', { name: say('builder.save'), exact: true }).press('Enter');
  await expect(page.getByText(say('builder.savedQuiet'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Só para cases');
  await expect(
    page.getByText(say('versions.one', { version: '2' }), { exact: true }),
  ).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: say('acts.activate') }));
  await expect(page.getByText(say('changed.active', { name: 'Só para cases' }))).toBeVisible();

  const visitor = await (await newVisitor()).newPage();
  const english = await openDialog(visitor, 'en', pathTo('cases', 'en'));
  await expect(english).toHaveAccessibleName('Tell us a case');
  await expect(english.getByLabel('Which matter?')).toContainText('Something else');
  const caller = await (await newVisitor()).newPage();
  const dialog = await openDialog(caller, 'pt-BR', pathTo('cases', 'pt-BR'));
  await expect(dialog).toHaveAccessibleName('Conte um caso');
  expect(await dialog.locator('.field-label').allInnerTexts()).toEqual([
    expect.stringContaining('Como podemos chamar você?'),
    'E-mail',
    expect.stringContaining('Qual assunto?'),
    expect.stringContaining('Seu telefone'),
    expect.stringContaining('O que aconteceu?'),
    expect.stringContaining('Quais temas?'),
  ]);
  const { name, email, message } = somebody();
  await dialog.getByLabel('Como podemos chamar você?').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Qual assunto?').selectOption('outra-coisa');
  await dialog.getByLabel('O que aconteceu?').fill(message);
  await dialog.getByLabel('Sites').check();
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('heading', { name: 'Recebido' })).toBeVisible();

  const old = question(page, 'Qual assunto?');
  await pressOn(page, old.locator('summary'));
  await rewrite(page, field(old, 'question.label'), 'Sobre o que é?');
  await save(page);
  await expect(page.getByText(say('builder.saved'))).toBeVisible();
  const lead = await onlyLeadOf(rows, email);
  await page.goto(`/admin/leads/${lead.id}`);
  const answers = page.getByRole('main');
  await expect(answers).toContainText('Qual assunto?');
  await expect(answers).toContainText('Outra coisa');
  await expect(answers).toContainText('Sites');
  await expect(answers).not.toContainText('Sobre o que é?');

  await page.goto(`/admin/forms?text=cases`);
  const row = page.getByRole('row').filter({ hasText: 'Só para cases' });
  await expect
    .poll(async () => {
      await page.reload();
      return (await row.getByRole('cell').allInnerTexts()).slice(2, 6);
    })
    .toEqual(['6', '2', '1', '1']);
});

for (const width of [360, 1440]) {
  test(`axe finds nothing on list and builder at ${width} px @breadth`, async ({
    page,
    rows,
    site,
  }) => {
    const [form] = await rows.read<{ id: string }>(
      `select id from public.qualification_forms where name = 'Forjar projeto'`,
    );
    await page.setViewportSize({ width, height: 900 });
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
    await nothingForAxe(page);
    await page.goto(`/admin/forms/${form?.id}`);
    for (const fold of await page.locator('.form-builder details > summary').all())
      await fold.click();
    await nothingForAxe(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test('a question is dragged, removed and restored; leaving unsaved changes asks for confirmation @breadth', async ({
  page,
  rows,
  site,
}) => {
  const [form] = await rows.read<{ id: string }>(
    `select id from public.qualification_forms where name = 'Forjar projeto'`,
  );
  await atWork({ page, rows, url: site.url, role: 'admin', to: `/admin/forms/${form?.id}` });
  const names = () => page.locator('.form-builder-question summary b').allInnerTexts();
  const before = await names();
  const [first = '', second = '', third = ''] = before;
  const grip = question(page, first).locator('.form-builder-grip');
  await grip.scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  const place = await question(page, third).boundingBox();
  await page.mouse.move(10, (place?.y ?? 0) - 20, { steps: 4 });
  await page.mouse.move(10, (place?.y ?? 0) + (place?.height ?? 0) - 4, { steps: 4 });
  await page.mouse.up();
  expect((await names()).slice(0, 3)).toEqual([second, third, first]);

  await page.getByRole('button', { name: say('question.removeOf', { label: second }) }).click();
  expect(await names()).not.toContain(second);
  await page.getByRole('button', { name: say('question.undo') }).click();
  expect((await names()).slice(0, 3)).toEqual([second, third, first]);

  const leave = page.getByRole('alertdialog', { name: words('pt-BR', 'editor', 'leave.title') });
  await page.getByRole('link', { name: say('builder.back') }).click();
  await expect(leave).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${form?.id}$`));
  await page.getByRole('link', { name: say('builder.back') }).click();
  await leave.getByRole('button', { name: words('pt-BR', 'editor', 'leave.go') }).click();
  await expect(page).toHaveURL(/\/admin\/forms$/);
  const saved = await rows.read(
    'select field_label from public.form_fields where form_id = $1 order by field_order',
    form?.id,
  );
  expect(saved.map((row) => row['field_label'])).toEqual(before);
});

test('switched off and archived in the list after confirmation, and undone @breadth', async ({
  page,
  rows,
  site,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
  const name = 'Forjar projeto';
  const stateOf = async () =>
    (
      await rows.read<{ is_active: boolean; archived: boolean }>(
        `select is_active, archived_at is not null as archived from public.qualification_forms
         where name = $1`,
        name,
      )
    )[0];
  const row = page.getByRole('row').filter({ hasText: name });
  for (const [act, phrase, to] of [
    ['deactivate', 'inactive', { is_active: false, archived: false }],
    ['archive', 'archived', { is_active: false, archived: true }],
  ] as const) {
    await row
      .getByRole('button', { name: say(`acts.${act}`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: say(`acts.${act}Question`, { name }) });
    await question.getByRole('button', { name: say(`acts.${act}`) }).click();
    await expect.poll(stateOf).toEqual(to);
    // The notice of the change before may still be on its way out.
    const text = say(`changed.${phrase}`, { name });
    const notice = page.getByRole('listitem').filter({ hasText: text });
    await notice.getByRole('button', { name: say('changed.undo') }).click();
    await expect.poll(stateOf).toEqual({ is_active: true, archived: false });
    await expect(page.getByText(say('changed.active', { name }))).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is made and saved @breadth', async ({ page, rows, site, guard }) => {
    guard.expect(/status of 422/);
    await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms', hydrated: false });
    await page.goto('/admin/forms');
    await page.getByRole('button', { name: say('list.create') }).click();
    await field(page, 'builder.name').fill('Sem scripts');
    await page.getByRole('button', { name: say('builder.add') }).click();
    await expect(field(page, 'builder.name')).toHaveValue('Sem scripts');
    const added = questions(page).last();
    await field(added, 'question.label').fill('Quando?');
    await page.getByRole('button', { name: say('builder.save'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      words('pt-BR', 'forms', 'builder.mistakes_one'),
    );
    await added.getByLabel(say('builder.english', { label: say('question.label') })).fill('When?');
    await page.getByRole('button', { name: say('builder.save'), exact: true }).click();
    await expect(page.getByText(say('builder.savedQuiet'))).toBeVisible();
    const saved = await rows.read(
      `select q.field_name from public.form_fields q
       join public.qualification_forms f on f.id = q.form_id
       where f.name = 'Sem scripts' order by q.field_order`,
    );
    expect(saved.map((row) => row['field_name'])).toEqual(['nome', 'email', 'quando']);
  });
});
