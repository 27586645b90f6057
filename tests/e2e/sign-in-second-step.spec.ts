import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { codeFor } from './fixtures/authenticator.ts';
import {
  eventsOf,
  fillSignIn,
  mailTo,
  member,
  type Person,
  signIn,
  speak,
} from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** Switches the second step on; gives the key and the recovery codes. */
async function switchOn(page: Page, person: Person, locale: Locale) {
  const say = (key: string) => words(locale, 'auth', key);
  await signIn(page, person, authPaths.secondFactor);
  await page.getByLabel(say('fields.currentPassword')).fill(person.password);
  await page.getByRole('button', { name: say('account.secondFactor.begin') }).click();
  await expect(
    page.getByRole('img', { name: say('account.secondFactor.scan.figure') }),
  ).toBeVisible();
  const key = await page.locator('.key').innerText();

  await page.getByLabel(say('fields.code'), { exact: true }).fill('000000');
  await page.getByRole('button', { name: say('account.secondFactor.scan.submit') }).click();
  await expect(page.getByRole('alert').first()).toContainText(say('refused.code.title'));
  await expect(page.locator('.key')).toHaveText(key);

  await page.getByLabel(say('fields.code'), { exact: true }).fill(codeFor(key));
  await page.getByRole('button', { name: say('account.secondFactor.scan.submit') }).click();
  await expect(page.getByRole('status').first()).toContainText(
    say('account.secondFactor.codes.done'),
  );
  const codes = await page.locator('.codes code').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { key, codes };
}

async function firstStep(page: Page, person: Person, locale: Locale) {
  await page.context().clearCookies({ name: /forja/ });
  await page.goto(areaPaths.auth);
  await fillSignIn(page, person, locale);
  await expect(page).toHaveURL(new RegExp(authPaths.secondStep));
}

async function secondStep(page: Page, code: string, locale: Locale) {
  await page.getByLabel(words(locale, 'auth', 'fields.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: words(locale, 'auth', 'secondStep.submit') }).click();
}

for (const javaScriptEnabled of [true, false]) {
  for (const locale of LANGUAGES) {
    const say = (key: string, values?: Record<string, string>) =>
      words(locale, 'auth', key, values);

    test.describe(`${locale}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test(`the second step: on, used, replayed, recovered, off${breadth(locale !== 'pt-BR' || !javaScriptEnabled)}`, async ({
        page,
        site,
        mailbox,
        rows,
        guard,
      }) => {
        guard.expect(/status of (?:401|422)/);
        const person = await member(rows, locale);
        await speak(page, site.url, locale);
        const { key, codes } = await switchOn(page, person, locale);
        expect(await mailTo(mailbox, person.email, 'second-step-changed', locale)).toBe(
          authPaths.secondFactor,
        );

        // The code that switched it on is used, although its time is not over.
        await firstStep(page, person, locale);
        const next = codeFor(key, 1);
        await secondStep(page, next, locale);
        await expect(page).toHaveURL(/\/portal\/cliente\?done=signed-in/);
        await firstStep(page, person, locale);
        await secondStep(page, next, locale);
        await expect(page.getByRole('alert').first()).toContainText(say('refused.code.title'));
        await page.goto(authPaths.account);
        await expect(page).toHaveURL(/\/auth\?from=/);

        const [recovery = ''] = codes;
        await firstStep(page, person, locale);
        await secondStep(page, recovery, locale);
        await expect(page).toHaveURL(/\/portal\/cliente\?done=signed-in/);
        await firstStep(page, person, locale);
        await secondStep(page, recovery, locale);
        await expect(page.getByRole('alert').first()).toContainText(say('refused.code.title'));
        // As typed from paper.
        await secondStep(page, codes[1]?.toUpperCase().replace('-', ' ') ?? '', locale);
        await expect(page).toHaveURL(/\/portal\/cliente\?done=signed-in/);

        await page.goto(authPaths.secondFactor);
        await expect(page.getByRole('main')).toContainText(
          say('account.secondFactor.left_other', { count: '8' }),
        );
        const renew = page.locator('form', {
          has: page.getByRole('button', { name: say('account.secondFactor.renew.submit') }),
        });
        await renew.getByLabel(say('fields.currentPassword')).fill(person.password);
        await renew.getByRole('button').click();
        const fresh = await page.locator('.codes code').allInnerTexts();
        expect(fresh).toHaveLength(10);
        expect(fresh.filter((code) => codes.includes(code))).toEqual([]);

        await page.goto(authPaths.secondFactor);
        const end = page.locator('form', {
          has: page.getByRole('button', { name: say('account.secondFactor.end.submit') }),
        });
        await end.getByLabel(say('fields.currentPassword')).fill('errada demais');
        await end.getByRole('button').click();
        await expect(page.getByRole('alert').first()).toContainText(
          say('refused.current-password.title'),
        );
        await end.getByLabel(say('fields.currentPassword')).fill(person.password);
        await end.getByRole('button').click();
        await expect(page.getByRole('status')).toContainText(say('done.second-step-off.title'));
        expect(await eventsOf(rows, person)).toEqual(
          expect.arrayContaining([
            'second_step_on',
            'code_replayed',
            'recovery_codes_renewed',
            'second_step_change_refused',
            'second_step_off',
          ]),
        );
      });
    });
  }
}

test('a link by mail does not pass by the second step @breadth', async ({
  page,
  mailbox,
  rows,
  guard,
}) => {
  guard.expect(/status of 401/);
  const person = await member(rows);
  await switchOn(page, person, 'pt-BR');
  await page.context().clearCookies();
  await page.goto(authPaths.link);
  await page.getByLabel(words('pt-BR', 'auth', 'fields.email')).fill(person.email);
  await page.getByRole('button', { name: words('pt-BR', 'auth', 'link.submit') }).click();
  expect(await mailTo(mailbox, person.email, 'sign-in-link-refused')).toBe(areaPaths.auth);
});
