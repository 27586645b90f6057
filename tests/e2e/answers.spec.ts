import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { leadsOf, onlyLeadOf } from './fixtures/leads.ts';
import {
  answerTo,
  FIELD,
  fillIn,
  openDialog,
  QUESTIONS,
  type Question,
  sendButton,
  somebody,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** One question of each of the five types, an invalid answer, and the message (specification §5). */
const WRONG: readonly { question: Question; answer: string; says: Record<Locale, string> }[] = [
  {
    question: 'email',
    answer: 'marina@cliente',
    says: { 'pt-BR': 'E-mail inválido', en: 'Invalid email' },
  },
  {
    question: 'phone',
    answer: '999912345',
    says: {
      'pt-BR': 'Telefone deve ter pelo menos 10 dígitos',
      en: 'Phone must have at least 10 digits',
    },
  },
  {
    question: 'message',
    answer: 'planilhas',
    says: {
      'pt-BR': 'Mensagem deve ter pelo menos 10 caracteres',
      en: 'Message must have at least 10 characters',
    },
  },
  {
    question: 'service',
    answer: '',
    says: { 'pt-BR': 'Campo obrigatório', en: 'Required field' },
  },
  {
    question: 'name',
    answer: '',
    says: { 'pt-BR': 'Campo obrigatório', en: 'Required field' },
  },
];

for (const locale of LANGUAGES) {
  test.describe(`wrong answers in ${locale}${breadth(locale === 'en')}`, () => {
    test.use({ viewport: { width: locale === 'en' ? 360 : 1440, height: 800 } });

    test('each type reports an error when the field loses focus', async ({ page }) => {
      const dialog = await openDialog(page, locale);
      for (const { question, answer, says } of WRONG) {
        const control = answerTo(dialog, locale, question);
        await control.focus();
        if (question !== 'service') await control.fill(answer);
        await control.blur();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(says[locale]);
      }
      await fillIn(dialog, locale, { ...somebody(), phone: '' });
      for (const { question } of WRONG) {
        await expect(answerTo(dialog, locale, question)).not.toHaveAttribute('aria-invalid');
      }
    });

    test('an empty form reports the required answers @breadth', async ({ page }) => {
      const dialog = await openDialog(page, locale);
      await sendButton(dialog, locale).click();
      for (const { question, says } of WRONG) {
        const control = answerTo(dialog, locale, question);
        if (question === 'phone') await expect(control).not.toHaveAttribute('aria-invalid');
        else await expect(control).toHaveAccessibleDescription(says[locale]);
      }
      await expect(answerTo(dialog, locale, 'name')).toBeFocused();
      const label = dialog.getByText(QUESTIONS[locale].name);
      await expect(label).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`wrong answers in ${locale}, without scripts${breadth(locale === 'pt-BR')}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page is rendered again with every message and every answer', async ({
      page,
      guard,
    }) => {
      guard.expect(/status of 422/);
      await page.goto(pathTo('project', locale));
      const form = page.getByRole('main');
      const typed = Object.fromEntries(WRONG.map(({ question, answer }) => [question, answer]));
      await fillIn(form, locale, { ...typed, company: 'Prado & Filhos' });
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        sendButton(form, locale).click(),
      ]);
      expect(response.status()).toBe(422);
      expect(response.headers()['cache-control']).toBe('no-store');
      for (const { question, answer, says } of WRONG) {
        const control = answerTo(form, locale, question);
        await expect(control).toHaveAccessibleDescription(says[locale]);
        await expect(control).toHaveValue(answer);
      }
      await expect(answerTo(form, locale, 'company')).toHaveValue('Prado & Filhos');
    });

    test('optional questions may stay empty @breadth', async ({ page, rows }) => {
      const answers = somebody();
      await page.goto(pathTo('project', locale));
      const form = page.getByRole('main');
      await fillIn(form, locale, answers);
      await sendButton(form, locale).click();
      await expect(page).toHaveURL(new RegExp(`${pathTo('thankYou', locale)}/`));
      const { form_data } = await onlyLeadOf(rows, answers.email);
      expect(form_data[FIELD.company] ?? '').toBe('');
      expect(form_data[FIELD.phone] ?? '').toBe('');
    });

    test('a choice that was never offered is refused @breadth', async ({ request, site, rows }) => {
      const answers = { ...somebody(), service: 'tudo' };
      const form: Record<string, string> = {};
      for (const [question, answer] of Object.entries(answers)) {
        form[`answers.${FIELD[question as Question]}`] = answer;
      }
      const response = await request.post(endpointPath('projectSubmit', locale), {
        form,
        headers: { origin: site.url },
      });
      expect(response.status()).toBe(422);
      const says = words(locale, 'qualification', 'errors.notOffered');
      expect(await response.text()).toContain(says);
      expect(await leadsOf(rows, answers.email)).toEqual([]);
    });
  });
}
