import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { random } from './fixtures/invented.ts';
import { leadsOf } from './fixtures/leads.ts';
import { fillIn, openDialog, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** A form for the page of the Lab that asks for the address first. */
async function addForm(rows: Rows): Promise<() => Promise<void>> {
  const id = random().uuid();
  await rows.change(
    `insert into public.qualification_forms
       (id, name, is_active, page_paths, title, thank_you_title, thank_you_message, steps)
     values ($1, 'Contato antes', true, '{/lab}', 'Contato antes', 'Recebido.', 'Até já.',
       '[{"title": "Contato", "title_en": "Contact", "conditions": []},
         {"title": "Projeto", "title_en": "Project", "conditions": []}]')`,
    id,
  );
  await rows.change(
    `insert into public.form_fields
       (form_id, field_order, field_name, field_label, field_type, is_required, step, contact_property)
     values ($1, 1, 'email', 'E-mail', 'email', true, 0, 'email'),
       ($1, 2, 'assunto', 'Assunto', 'text', true, 1, null)`,
    id,
  );
  return () =>
    rows.change('update public.qualification_forms set is_active = false where id = $1', id);
}

const say = (locale: Locale, key: string) => words(locale, 'qualification', key);

for (const locale of LANGUAGES) {
  test(`answers of a step are kept only with a yes, and are gone once sent, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    rows,
    afterwards,
  }) => {
    const { email } = somebody();
    afterwards(await addForm(rows));
    const kept = () =>
      rows.read('select form_data from public.unfinished_leads where email = $1', email);
    const dialog = await openDialog(page, locale, pathTo('lab', locale));
    const press = (key: string) => dialog.getByRole('button', { name: say(locale, key) }).click();
    const keep = dialog.getByLabel(say(locale, 'form.keep'));

    await expect(keep).not.toBeChecked();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.postData()?.includes('answers.email')) {
        posts.push(request.url());
      }
    });
    await dialog.getByLabel('E-mail').fill(email);
    await press('form.next');
    await expect(dialog.getByRole('heading', { name: /Projeto|Project/ })).toBeFocused();
    expect(posts).toEqual([]);
    expect(await kept()).toEqual([]);

    await press('form.back');
    await keep.check();
    await press('form.next');
    await expect.poll(kept).toEqual([{ form_data: { email } }]);
    await press('form.back');
    await keep.uncheck();
    await press('form.next');
    await expect.poll(kept).toEqual([]);
    await press('form.back');
    await keep.check();
    await press('form.next');
    await expect.poll(kept).toHaveLength(1);

    await dialog.getByLabel('Assunto').fill('Três planilhas');
    await sendButton(dialog, locale).click();
    await referenceOn(dialog);
    const [lead, ...more] = await leadsOf(rows, email);
    expect([lead?.form_data, more]).toEqual([{ email, assunto: 'Três planilhas' }, []]);
    expect(await kept()).toEqual([]);
  });

  test(`the form of a service page knows its service, which can be changed, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    rows,
  }) => {
    const dialog = await openDialog(page, locale, pathTo('gamesGamification', locale));
    const answers = somebody();
    const service = dialog.locator('[name="answers.servico"]');
    await expect(service).toHaveValue('jogos');
    await expect(service).toHaveAttribute('type', 'hidden');
    await fillIn(dialog, locale, answers);
    await sendButton(dialog, locale).click();
    await referenceOn(dialog);
    const [known] = await leadsOf(rows, answers.email);
    expect(known?.form_data).toMatchObject({ servico: 'jogos' });

    const other = somebody();
    const again = await openDialog(page, locale, pathTo('gamesGamification', locale));
    await again.getByRole('link', { name: say(locale, 'form.change') }).click();
    await expect(again.locator('select[name="answers.servico"]')).toBeFocused();
    await expect(again.locator('select[name="answers.servico"]')).toHaveValue('jogos');
    await fillIn(again, locale, { ...other, service: 'consultoria' });
    await sendButton(again, locale).click();
    await referenceOn(again);
    const [changed] = await leadsOf(rows, other.email);
    expect(changed?.form_data).toMatchObject({ servico: 'consultoria' });
  });
}
