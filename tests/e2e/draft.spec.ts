import type { Locator } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { random } from './fixtures/invented.ts';
import { onlyLeadOf } from './fixtures/leads.ts';
import {
  type Answers,
  answerTo,
  fillIn,
  forgeLink,
  openDialog,
  type Question,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { hydrated, visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

async function expectAnswers(form: Locator, answers: Answers) {
  for (const [question, answer] of Object.entries(answers) as [Question, string][]) {
    await expect(answerTo(form, 'pt-BR', question)).toHaveValue(answer);
  }
}

test('typed answers survive a reload and closing', async ({ page, rows }) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, answers);

  await page.reload();
  await hydrated(page);
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, answers);
  await page.clock.fastForward(5000);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('status')).toContainText('Formulário enviado.');
  expect((await onlyLeadOf(rows, answers.email)).review_reason).toBeNull();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/obrigado\//);

  await visit(page, '/');
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, { name: '', email: '', service: '', message: '' });
});

test('the draft can be discarded @breadth', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', somebody());
  await dialog
    .getByRole('button', { name: words('pt-BR', 'qualification', 'dialog.discard') })
    .click();
  await expectAnswers(dialog, { name: '', email: '', service: '', message: '' });
  await page.reload();
  await hydrated(page);
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, { name: '', email: '', service: '', message: '' });
});

test('another page of the site has the same draft @breadth', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', { name: 'Marina Prado' });
  await visit(page, '/cases');
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, { name: 'Marina Prado' });
});

for (const width of [360, 1440]) {
  test.describe(`the dialog at ${width} px opens on its heading`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const close of ['Escape', 'button'] as const) {
      test(`returns the focus when closed by ${close} @breadth`, async ({ page }) => {
        const dialog = await openDialog(page, 'pt-BR');
        await expect(dialog.getByRole('heading').first()).toBeFocused();
        if (close === 'Escape') await page.keyboard.press('Escape');
        else {
          const name = words('pt-BR', 'qualification', 'dialog.close');
          await dialog.getByRole('button', { name, exact: true }).click();
        }
        await expect(dialog).toBeHidden();
        await expect(forgeLink(page, 'pt-BR')).toBeFocused();
      });
    }
  });
}

test('checkboxes are required, saved in the draft and sent @breadth', async ({
  page,
  rows,
  afterwards,
}) => {
  const id = random().uuid();
  await rows.change(
    `insert into public.qualification_forms
       (id, name, is_active, page_paths, title, thank_you_title, thank_you_message)
     values ($1, 'Caixas', true, '{/equipe}', 'Marque e envie', 'Recebido.', 'Até já.')`,
    id,
  );
  afterwards(() =>
    rows.change('update public.qualification_forms set is_active = false where id = $1', id),
  );
  await rows.change(
    `insert into public.form_fields
       (form_id, field_order, field_name, field_label, field_type, is_required, options)
     values ($1, 1, 'motivo', 'Motivo', 'text', false, '[]'),
       ($1, 2, 'temas', 'Quais temas?', 'checkbox', true, '[{"value": "sites", "label": "Sites"},
         {"value": "jogos", "label": "Jogos para ensinar e treinar"}]'),
       ($1, 3, 'aceite', 'Aceito que liguem', 'checkbox', true, '[]')`,
    id,
  );
  const form = () => openDialog(page, 'pt-BR', pathTo('team', 'pt-BR'));
  let dialog = await form();
  const group = () => dialog.getByRole('group', { name: 'Quais temas?' });
  const consent = () => dialog.getByLabel('Aceito que liguem');
  const [sites, games] = ['Sites', 'Jogos para ensinar e treinar'];
  // Inside a group there is no error yet; after it, there is.
  await group().getByLabel(sites).focus();
  await page.keyboard.press('Tab');
  await expect(group().getByLabel(games)).toBeFocused();
  await expect(group()).toHaveAccessibleDescription('Marque pelo menos uma.');
  await page.keyboard.press('Tab');
  await expect(group()).toHaveAccessibleDescription('Campo obrigatório Marque pelo menos uma.');
  await sendButton(dialog, 'pt-BR').press('Enter');
  await expect(group().getByLabel(sites)).toBeFocused();
  await expect(consent()).toHaveAccessibleDescription('Campo obrigatório');
  await nothingForAxe(page);

  await page.keyboard.press('Space');
  await expect(group()).toHaveAccessibleDescription('Marque pelo menos uma.');
  await group().getByLabel(games).check();
  await consent().check();
  const { message } = somebody();
  await dialog.getByLabel('Motivo').fill(message);
  dialog = await form();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await group().getByLabel(sites).uncheck();
  dialog = await form();
  await expect(group().getByRole('checkbox', { checked: true })).toHaveCount(1);
  await sendButton(dialog, 'pt-BR').click();
  await expect(dialog.getByRole('heading', { name: 'Recebido.' })).toBeVisible();
  const [lead] = await rows.read(
    `select form_data from public.qualification_submissions where form_id = $1`,
    id,
  );
  expect(lead).toEqual({ form_data: { motivo: message, temas: ['jogos'], aceite: true } });
});

test('the page behind the dialog is out of reach @breadth', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  const inside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // Between the last control and the first the browser's own window has the focus.
      return focused === document.body || focused?.closest('dialog[open]') !== null;
    });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await expect(dialog).toBeVisible();
});
