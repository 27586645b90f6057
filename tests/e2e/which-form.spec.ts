import { pathTo } from '#app/paths.ts';
import { setPhones } from './fixtures/company.ts';
import { random } from './fixtures/invented.ts';
import { fillIn, forgeLink, openDialog, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const SEEDED_TITLE = { 'pt-BR': 'Conte o seu projeto', en: 'Tell us about your project' };
const TITLE = { 'pt-BR': 'Conte sobre o serviço', en: 'Tell us about the service' };

/** A second form, for the page of services only; returns how to take it away. */
async function addServicesForm(rows: Rows): Promise<() => Promise<void>> {
  const id = random().uuid();
  await rows.change(
    `insert into public.qualification_forms
       (id, name, is_active, page_paths, title, thank_you_title, thank_you_message, translations)
     values ($1, 'Serviços', true, '{/servicos}', $2, 'Recebido.', 'Até já.', $3)`,
    id,
    TITLE['pt-BR'],
    JSON.stringify({ en: { title: TITLE.en } }),
  );
  await rows.change(
    `insert into public.form_fields (form_id, field_name, field_label, field_type, is_required)
     values ($1, 'assunto', 'Assunto', 'text', true)`,
    id,
  );
  return () => rows.change('delete from public.qualification_forms where id = $1', id);
}

/** Switches those forms off that are on now, and on again. */
async function activeForms(rows: Rows) {
  const active = await rows.read('select id from public.qualification_forms where is_active');
  const ids = active.map(({ id }) => id);
  const set = 'update public.qualification_forms set is_active = $1 where id = any ($2)';
  return { off: () => rows.change(set, false, ids), on: () => rows.change(set, true, ids) };
}

for (const locale of LANGUAGES) {
  test(`a form that lists a page is shown on it, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    rows,
    afterwards,
  }) => {
    afterwards(await addServicesForm(rows));
    const dialog = await openDialog(page, locale, pathTo('services', locale));
    await expect(dialog).toHaveAccessibleName(TITLE[locale]);
    await page.goto(`${pathTo('project', locale)}?de=services`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE[locale]);
    for (const other of ['home', 'cases', 'softwareApps'] as const) {
      await visit(page, pathTo(other, locale));
      await forgeLink(page, locale).click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(SEEDED_TITLE[locale]);
    }
  });
}

test.describe('with no active form', () => {
  test.beforeEach(async ({ rows, afterwards }) => {
    await setPhones(rows, afterwards);
    const { off, on } = await activeForms(rows);
    afterwards(on);
    await off();
  });

  for (const locale of LANGUAGES) {
    const says = words(locale, 'qualification', 'outcome.noForm.text');

    test(`dialog and page say so, in ${locale} @breadth`, async ({ page }) => {
      const dialog = await openDialog(page, locale);
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expect(sendButton(dialog, locale)).toHaveCount(0);
      for (const way of ['https://wa.me/', 'mailto:', 'tel:']) {
        await expect(dialog.getByRole('alert').locator(`a[href^="${way}"]`)).toBeVisible();
      }
      await expect(dialog).not.toContainText('0/0');
      await page.goto(pathTo('project', locale));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
    });
  }
});

test('a form switched off while somebody fills it in is refused with its answers kept @breadth', async ({
  page,
  rows,
  guard,
  afterwards,
}) => {
  guard.expect(/status of 409/);
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  const { off, on } = await activeForms(rows);
  afterwards(on);
  await off();
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('alert')).toContainText('Nenhum formulário ativo encontrado.');
  await expect(dialog.getByLabel('O que atrapalha hoje?')).toHaveValue(answers.message);
});

test('a form that is changed and switched off while it is filled in still accepts its answers', async ({
  page,
  rows,
  afterwards,
}) => {
  await addServicesForm(rows);
  const switchOff = () =>
    rows.change(`update public.qualification_forms set is_active = false where name = 'Serviços'`);
  afterwards(switchOff);
  const dialog = await openDialog(page, 'pt-BR', pathTo('services', 'pt-BR'));
  const { message } = somebody();
  await dialog.getByLabel('Assunto').fill(message);
  await rows.change(
    `update public.form_fields set field_name = 'outro', field_label = 'Outra pergunta'
     where field_name = 'assunto'`,
  );
  await switchOff();
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('heading', { name: 'Recebido.' })).toBeVisible();
  const [lead] = await rows.read(
    `select form_data, form_snapshot -> 'fields' -> 0 ->> 'field_label' as asked
     from public.qualification_submissions where form_data ->> 'assunto' = $1`,
    message,
  );
  expect(lead).toEqual({ form_data: { assunto: message }, asked: 'Assunto' });
});
