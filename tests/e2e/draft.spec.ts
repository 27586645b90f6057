import type { Locator } from '@playwright/test';
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
import { breadth } from './fixtures/variants.ts';
import { awake, visit } from './fixtures/visit.ts';
import { words } from './fixtures/words.ts';

async function expectAnswers(form: Locator, answers: Answers) {
  for (const [question, answer] of Object.entries(answers) as [Question, string][]) {
    await expect(answerTo(form, 'pt-BR', question)).toHaveValue(answer);
  }
}

test('what was typed is there after a refresh and after closing', async ({ page, rows }) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, answers);

  await page.reload();
  await awake(page);
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

test('the draft can be thrown away', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', somebody());
  await dialog
    .getByRole('button', { name: words('pt-BR', 'qualification', 'dialog.discard') })
    .click();
  await expectAnswers(dialog, { name: '', email: '', service: '', message: '' });
  await page.reload();
  await awake(page);
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, { name: '', email: '', service: '', message: '' });
});

test('another page of the site finds the same draft @breadth', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', { name: 'Marina Prado' });
  await visit(page, '/cases');
  await forgeLink(page, 'pt-BR').click();
  await expectAnswers(dialog, { name: 'Marina Prado' });
});

for (const width of [360, 1440]) {
  test.describe(`the dialog at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const close of ['Escape', 'button'] as const) {
      test(`gives the focus back when closed by ${close}${breadth((width === 360) !== (close === 'Escape'))}`, async ({
        page,
      }) => {
        const dialog = await openDialog(page, 'pt-BR');
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

test('the page behind the dialog is out of reach @breadth', async ({ page }) => {
  const dialog = await openDialog(page, 'pt-BR');
  const inside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // Between the last control and the first the browser's own window has its turn.
      return focused === document.body || focused?.closest('dialog[open]') !== null;
    });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await expect(dialog).toBeVisible();
});
