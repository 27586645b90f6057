import { authPaths } from '#app/paths.ts';
import { fillSignIn, mailTo, member, signIn, somebodyNew, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const javaScriptEnabled of [true, false]) {
  for (const locale of LANGUAGES) {
    const say = (key: string) => words(locale, 'auth', key);

    test.describe(`${locale}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test(`a forgotten password is reset, which ends open sessions${breadth(locale !== 'pt-BR' || !javaScriptEnabled)}`, async ({
        page,
        newVisitor,
        site,
        mailbox,
        rows,
        guard,
      }) => {
        guard.expect(/status of (?:401|410|422)/);
        const person = await member(rows, locale);
        const elsewhere = await (await newVisitor()).newPage();
        await speak(elsewhere, site.url, locale);
        await elsewhere.goto('/auth');
        await fillSignIn(elsewhere, person, locale);
        await expect(elsewhere).toHaveURL(/portal/);

        await speak(page, site.url, locale);
        await page.goto(authPaths.forgot);
        await page.getByLabel(say('fields.email')).fill(person.email);
        await page.getByRole('button', { name: say('forgot.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sent.reset.title'));

        const link = await mailTo(mailbox, person.email, 'reset-password', locale);
        const choose = async (password: string) => {
          await page.goto(link);
          await page.getByLabel(say('fields.newPassword')).fill(password);
          await page.getByRole('button', { name: say('reset.submit') }).click();
        };
        await choose('senha123');
        await expect(page.locator('#password-e')).toHaveText(say('refused.common.text'));
        await choose(person.email);
        await expect(page.locator('#password-e')).toHaveText(say('refused.common.text'));
        const { password } = somebodyNew();
        await choose(password);
        await expect(page.getByRole('status')).toContainText(say('done.reset.title'));

        await elsewhere.goto(authPaths.account);
        await expect(elsewhere).toHaveURL(/\/auth\?from=/);
        await choose(`${password} outra`);
        await expect(page.getByRole('alert').first()).toContainText(say('refused.link.title'));
        await page.goto(authPaths.account);
        await fillSignIn(page, person, locale);
        await expect(page.getByRole('alert').first()).toContainText(
          say('refused.credentials.title'),
        );
        await signIn(page, { ...person, password });
      });

      test(`a link by mail signs in once${breadth(locale !== 'en' || javaScriptEnabled)}`, async ({
        page,
        site,
        mailbox,
        rows,
        guard,
      }) => {
        guard.expect(/status of 410/);
        const person = await member(rows, locale);
        await speak(page, site.url, locale);
        await page.goto(authPaths.link);
        await page.getByLabel(say('fields.email')).fill(person.email);
        await page.getByRole('button', { name: say('link.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sent.link.title'));

        const link = await mailTo(mailbox, person.email, 'sign-in-link', locale);
        const use = async () => {
          await page.goto(link);
          await page.getByRole('button', { name: say('useLink.submit'), exact: true }).click();
        };
        // Looking is not using: scanners of mails open links too.
        await page.goto(link);
        await use();
        await expect(page).toHaveURL(/\/portal\/cliente\?done=signed-in/);
        await page.context().clearCookies();
        await speak(page, site.url, locale);
        await use();
        await expect(page.getByRole('alert').first()).toContainText(say('refused.link.title'));
        await page.goto(authPaths.account);
        await expect(page).toHaveURL(/\/auth\?from=/);
      });
    });
  }
}
