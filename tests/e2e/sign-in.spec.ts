import { authPaths } from '#app/paths.ts';
import {
  eventsOf,
  fillSignIn,
  mailTo,
  member,
  signIn,
  somebodyNew,
  speak,
} from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const javaScriptEnabled of [true, false]) {
  for (const locale of LANGUAGES) {
    const say = (key: string) => words(locale, 'auth', key);

    test.describe(`${locale}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test(`signs up, confirms by mail, signs in and out${breadth(locale !== 'pt-BR' || !javaScriptEnabled)}`, async ({
        page,
        site,
        mailbox,
        rows,
      }) => {
        const person = somebodyNew();
        await speak(page, site.url, locale);
        await page.goto(authPaths.signUp);
        await page.getByLabel(say('fields.name')).fill(person.name);
        await page.getByLabel(say('fields.email')).fill(person.email);
        await page.getByLabel(say('fields.newPassword')).fill(person.password);
        await page.getByRole('button', { name: say('signUp.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sent.confirm.title'));
        if (locale === 'pt-BR') {
          await expect(page.getByText('Verifique seu email para confirmar a conta.')).toBeVisible();
        }

        await page.goto(await mailTo(mailbox, person.email, 'confirm-email', locale));
        await page.getByRole('button', { name: say('confirm.submit') }).click();
        await expect(page).toHaveURL(new RegExp(`${locale === 'en' ? '/en' : '/'}#confirmed$`));
        const confirmed = page
          .getByRole('status')
          .filter({ hasText: words(locale, 'home', 'confirmed.text') });
        await expect(confirmed).toBeVisible();

        await signIn(page, person);
        const welcome =
          locale === 'pt-BR' ? 'Login realizado Bem-vindo de volta!' : /Welcome back!/;
        await expect(page.getByRole('status')).toHaveText(welcome, { useInnerText: true });

        await page.getByRole('link', { name: say('account.nav.signOut') }).click();
        await page.getByRole('button', { name: say('signOut.submit') }).click();
        await expect(page.getByRole('status')).toContainText(say('done.signed-out.title'));
        await page.goto(authPaths.account);
        await expect(page).toHaveURL(/\/auth\?from=/);
        expect(await eventsOf(rows, person)).toEqual(
          expect.arrayContaining(['email_confirmed', 'signed_in', 'signed_out']),
        );
      });

      test(`reports the error of a sign-in and keeps the address${breadth(locale !== 'en' || javaScriptEnabled)}`, async ({
        page,
        site,
        rows,
        guard,
      }) => {
        guard.expect(/status of 401/);
        const person = await member(rows, locale);
        await speak(page, site.url, locale);
        await page.goto(authPaths.account);
        await fillSignIn(page, { ...person, password: 'errada demais' }, locale);
        await expect(page.getByRole('alert').first()).toContainText(
          say('refused.credentials.title'),
        );
        await expect(page.getByLabel(say('fields.email'))).toHaveValue(person.email);
        await expect(page.getByLabel(say('fields.password'))).toHaveValue('');
        await fillSignIn(page, person, locale);
        await expect(page).toHaveURL(/\/auth\/account\?done=signed-in/);
      });
    });
  }
}

test('a visitor who signs up for a page is redirected to it after confirming @breadth', async ({
  page,
  site,
  mailbox,
}) => {
  const say = (key: string) => words('pt-BR', 'auth', key);
  const person = somebodyNew();
  await speak(page, site.url, 'pt-BR');
  await page.goto(authPaths.password);
  await page.getByRole('link', { name: say('signIn.signUp') }).click();
  await page.getByLabel(say('fields.name')).fill(person.name);
  await page.getByLabel(say('fields.email')).fill(person.email);
  await page.getByLabel(say('fields.newPassword')).fill(person.password);
  await page.getByRole('button', { name: say('signUp.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sent.confirm.title'));
  await page.goto(await mailTo(mailbox, person.email, 'confirm-email'));
  await page.getByRole('button', { name: say('confirm.submit') }).click();
  await expect(page.getByRole('status')).toContainText(say('done.confirmed.title'));
  await fillSignIn(page, person, 'pt-BR');
  await expect(page).toHaveURL(new RegExp(`${authPaths.password}\\?done=signed-in$`));
});

test('a sign-in from a new kind of browser is reported by mail', async ({
  page,
  browser,
  site,
  mailbox,
  rows,
}) => {
  const person = await member(rows);
  await signIn(page, person);
  const other = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': site.nextAddress() },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1',
  });
  await signIn(await other.newPage(), person);
  await other.close();
  expect(await mailTo(mailbox, person.email, 'new-device')).toBe(authPaths.sessions);
  expect(
    mailbox.about('Safari, iPhone').flatMap(({ to }) => to?.map((one) => one.address)),
  ).toContain(person.email);
});
