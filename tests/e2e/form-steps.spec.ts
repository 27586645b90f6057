import { pathTo } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { random } from './fixtures/invented.ts';
import { leadsOf } from './fixtures/leads.ts';
import { openDialog, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** A form in two steps for one page, with a question that depends on an answer. */
async function addForm(rows: Rows, path: string): Promise<() => Promise<void>> {
  const id = random().uuid();
  await rows.change(
    `insert into public.qualification_forms
       (id, name, is_active, page_paths, title, thank_you_title, thank_you_message, steps)
     values ($1, 'Etapas', true, $2, 'Etapas', 'Recebido.', 'Até já.',
       '[{"title": "Projeto", "title_en": "Project", "conditions": []},
         {"title": "Contato", "title_en": "Contact", "conditions": []}]')`,
    id,
    [path],
  );
  await rows.change(
    `insert into public.form_fields (form_id, field_order, field_name, field_label, field_type,
       is_required, options, step, conditions, contact_property)
     values ($1, 1, 'tipo', 'Tipo', 'select', true, '[{"value": "site", "label": "Site"},
         {"value": "jogo", "label": "Jogo"}]', 0, '[]', null),
       ($1, 2, 'jogadores', 'Jogadores', 'text', true, '[]', 0,
         '[{"question": "tipo", "values": ["jogo"]}]', null),
       ($1, 3, 'email', 'E-mail', 'email', true, '[]', 1, '[]', 'email')`,
    id,
  );
  return () =>
    rows.change('update public.qualification_forms set is_active = false where id = $1', id);
}

for (const locale of LANGUAGES) {
  const say = (key: 'form.next' | 'form.back') => words(locale, 'qualification', key);
  const step = (place: number) =>
    words(locale, 'qualification', 'form.step', { place: String(place), total: '2' });

  test(`a form in steps is filled in, in ${locale} @every-look`, async ({
    page,
    rows,
    afterwards,
  }) => {
    const { email } = somebody();
    afterwards(await addForm(rows, '/faq'));
    const dialog = await openDialog(page, locale, pathTo('faq', locale));
    const next = dialog.getByRole('button', { name: say('form.next') });
    const players = dialog.getByLabel('Jogadores');
    await expect(dialog.getByText(step(1))).toBeVisible();
    await expect(players).toBeHidden();
    await next.click();
    await expect(dialog.getByLabel('Tipo')).toBeFocused();
    await dialog.getByLabel('Tipo').selectOption('jogo');
    await players.fill('Duzentos');
    await nothingForAxe(page);
    await players.press('Enter');
    await expect(dialog.getByRole('heading', { name: step(2) })).toBeFocused();
    await nothingForAxe(page);
    await dialog.getByRole('button', { name: say('form.back') }).click();
    await expect(dialog.getByRole('heading', { name: step(1) })).toBeFocused();
    await expect(players).toHaveValue('Duzentos');
    await next.click();
    await dialog.getByLabel('E-mail').fill(email);
    await sendButton(dialog, locale).click();
    await referenceOn(dialog);
    const [lead, ...more] = await leadsOf(rows, email);
    expect([lead?.form_data, more]).toEqual([{ tipo: 'jogo', jogadores: 'Duzentos', email }, []]);
  });

  test.describe(`without scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a form in steps is one page a step', async ({ page, rows, afterwards }) => {
      const { email } = somebody();
      afterwards(await addForm(rows, '/faq'));
      await page.goto(`${pathTo('project', locale)}?de=faq`);
      const form = page.getByRole('main');
      const next = form.getByRole('button', { name: say('form.next') });
      await form.getByLabel('Tipo').selectOption('jogo');
      await next.click();
      await form.getByLabel('Jogadores').fill('Duzentos');
      await next.click();
      await expect(form.getByRole('heading', { name: step(2) })).toBeFocused();
      await form.getByRole('button', { name: say('form.back') }).click();
      await expect(form.getByLabel('Jogadores')).toHaveValue('Duzentos');
      await form.getByLabel('Tipo').selectOption('site');
      await next.click();
      await form.getByLabel('E-mail').fill(email);
      await sendButton(form, locale).click();
      await referenceOn(page);
      const [lead, ...more] = await leadsOf(rows, email);
      expect([lead?.form_data, more]).toEqual([{ tipo: 'site', email }, []]);
    });
  });
}
