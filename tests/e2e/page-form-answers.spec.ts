import type { Locale } from '#app/i18n/locale.ts';
import {
  answersTo,
  openPageForm,
  PAGE_FORMS,
  type PageFormName,
  pageForm,
  pageOf,
  postOf,
} from './fixtures/page-forms.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES } from './fixtures/words.ts';

/** Specification §5: what is wrong with an answer, by the type of its question. */
const SAYS = {
  email: { 'pt-BR': 'E-mail inválido', en: 'Invalid email' },
  tel: {
    'pt-BR': 'Telefone deve ter pelo menos 10 dígitos',
    en: 'Phone must have at least 10 digits',
  },
  textarea: {
    'pt-BR': 'Mensagem deve ter pelo menos 10 caracteres',
    en: 'Message must have at least 10 characters',
  },
  text: {
    'pt-BR': 'Campo deve ter pelo menos 2 caracteres',
    en: 'Field must have at least 2 characters',
  },
  select: { 'pt-BR': 'Campo obrigatório', en: 'Required field' },
} as const satisfies Record<string, Record<Locale, string>>;

type Wrong = Record<string, { answer: string; type: keyof typeof SAYS }>;
const PERSON: Wrong = {
  email: { answer: 'marina@cliente', type: 'email' },
  phone: { answer: '999912345', type: 'tel' },
  message: { answer: 'planilhas', type: 'textarea' },
};
const WRONG: Record<PageFormName, Wrong> = {
  contact: { ...PERSON, company: { answer: 'M', type: 'text' } },
  workshop: {
    ...PERSON,
    company: { answer: 'M', type: 'text' },
    date: { answer: '', type: 'select' },
  },
  talent: {
    ...PERSON,
    link: { answer: 'M', type: 'text' },
    opening: { answer: '', type: 'select' },
  },
};

const answersOf = (wrong: Wrong) =>
  Object.fromEntries(Object.entries(wrong).map(([name, { answer }]) => [name, answer]));

/** Specification §8, with its English. */
const REFUSED = {
  'pt-BR': 'Muitas tentativas Por favor, aguarde alguns minutos antes de tentar novamente.',
  en: 'Too many attempts Please wait a few minutes before trying again.',
};

for (const form of PAGE_FORMS) {
  for (const locale of LANGUAGES) {
    test(`${form}, ${locale}: wrong answers are reported as the fields are left${breadth(form !== 'contact' || locale === 'en')}`, async ({
      page,
    }) => {
      const { answer, fillIn } = await openPageForm(page, form, locale);
      for (const [name, { answer: typed, type }] of Object.entries(WRONG[form])) {
        const control = answer(name);
        await control.focus();
        if (typed) await control.fill(typed);
        await control.blur();
        await expect(control).toHaveAccessibleDescription(SAYS[type][locale]);
      }
      await fillIn(answersTo(form));
      for (const name of Object.keys(WRONG[form])) {
        await expect(answer(name)).not.toHaveAttribute('aria-invalid');
      }
    });

    test.describe(`${form}, ${locale}, without scripts`, () => {
      test.use({ javaScriptEnabled: false });

      test(`the page is rendered again with every message and every answer${breadth(form !== 'workshop' || locale !== 'en')}`, async ({
        page,
        guard,
      }) => {
        guard.expect(/status of 422/);
        await page.goto(pageOf(form, locale));
        const title = await page.title();
        const stylesheets = await page.locator('link[rel=stylesheet]').count();
        const { answer, fillIn, send } = pageForm(page, form, locale);
        await fillIn(answersOf(WRONG[form]));
        const [response] = await Promise.all([
          page.waitForResponse((answered) => answered.request().method() === 'POST'),
          send.click(),
        ]);
        expect(response.status()).toBe(422);
        expect(response.headers()['cache-control']).toBe('no-store');
        await expect(page).toHaveTitle(title);
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(stylesheets);
        for (const [name, { answer: typed, type }] of Object.entries(WRONG[form])) {
          await expect(answer(name)).toHaveAccessibleDescription(SAYS[type][locale]);
          await expect(answer(name)).toHaveValue(typed);
        }
        await expect(answer('name')).toBeFocused();
        await expect(answer('name')).toBeInViewport();
      });

      test(`the sixth within an hour is refused, with its answers on the page${breadth(form !== 'talent' || locale !== 'en')}`, async ({
        page,
        request,
        site,
        guard,
      }) => {
        guard.expect(/status of 429/);
        await page.goto(pageOf(form, locale));
        const headers = {
          origin: site.url,
          accept: 'application/json',
          'user-agent': await page.evaluate(() => navigator.userAgent),
        };
        for (let turn = 0; turn < 5; turn += 1) {
          const posted = Object.entries(answersTo(form)).map(([name, answer]) => [
            `answers.${name}`,
            answer,
          ]);
          const reply = await request.post(postOf(form, locale), {
            form: Object.fromEntries(posted) as Record<string, string>,
            headers,
          });
          expect(await reply.json()).toMatchObject({ kind: 'accepted' });
        }
        const answers = answersTo(form);
        const { answer, fillIn, send, place } = pageForm(page, form, locale);
        await fillIn(answers);
        await send.click();
        const alert = place.getByRole('alert');
        await expect(alert).toContainText(REFUSED[locale]);
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        for (const [name, typed] of Object.entries(answers)) {
          await expect(answer(name)).toHaveValue(typed);
        }
      });
    });
  }
}
