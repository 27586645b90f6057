import { areaPaths, authPaths } from '#app/paths.ts';
import {
  eventsOf,
  fillSignIn,
  letTimePass,
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
    const say = (key: string, values?: Record<string, string>) =>
      words(locale, 'auth', key, values);

    test.describe(`${locale}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test(`name and language${breadth(locale !== 'en' || javaScriptEnabled)}`, async ({
        page,
        site,
        rows,
      }) => {
        const person = await member(rows, locale);
        await speak(page, site.url, locale);
        await signIn(page, person);
        await page.getByLabel(say('fields.name')).fill('Marina P.');
        await page.getByLabel(locale === 'en' ? 'Português' : 'English', { exact: true }).check();
        await page.getByRole('button', { name: say('account.submit'), exact: true }).click();
        const other = locale === 'en' ? 'pt-BR' : 'en';
        await expect(page.getByRole('status')).toContainText(
          words(other, 'auth', 'done.profile.title'),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        expect(
          await rows.read(
            'select display_name, locale from public.user_profiles where email = $1',
            person.email,
          ),
        ).toEqual([{ display_name: 'Marina P.', locale: other }]);
      });

      test(`the password is changed, and other browsers are signed out${breadth(locale !== 'pt-BR' || !javaScriptEnabled)}`, async ({
        page,
        newVisitor,
        site,
        mailbox,
        rows,
        guard,
      }) => {
        guard.expect(/status of 422/);
        const person = await member(rows, locale);
        const elsewhere = await (await newVisitor()).newPage();
        await speak(elsewhere, site.url, locale);
        await elsewhere.goto(areaPaths.auth);
        await fillSignIn(elsewhere, person, locale);
        await expect(elsewhere).toHaveURL(/portal/);

        await speak(page, site.url, locale);
        await signIn(page, person, authPaths.password);
        const { password } = somebodyNew();
        const change = async (current: string, next: string) => {
          await page.getByLabel(say('fields.currentPassword')).fill(current);
          await page.getByLabel(say('fields.newPassword'), { exact: true }).fill(next);
          await page.getByRole('button', { name: say('account.password.submit') }).click();
        };
        await change('errada demais', password);
        await expect(page.getByRole('alert').first()).toContainText(
          say('refused.current-password.title'),
        );
        await change(person.password, 'brasil2024');
        await expect(page.locator('#password-e')).toHaveText(say('refused.common.text'));
        await change(person.password, password);
        await expect(page.getByRole('status').first()).toContainText(say('done.password.title'));
        expect(await mailTo(mailbox, person.email, 'password-changed', locale)).toBe(
          authPaths.account,
        );
        await page.goto(authPaths.account);
        await expect(page).toHaveURL(new RegExp(`${authPaths.account}$`));
        await elsewhere.goto(authPaths.account);
        await expect(elsewhere).toHaveURL(/\/auth\?from=/);
        expect(await eventsOf(rows, person)).toEqual(
          expect.arrayContaining(['password_change_refused', 'password_changed']),
        );
      });

      test(`the e-mail is changed by two links, one mailed to the old and one to the new address${breadth(locale !== 'en' || javaScriptEnabled)}`, async ({
        page,
        newVisitor,
        site,
        mailbox,
        rows,
        guard,
      }) => {
        guard.expect(/status of 410/);
        const person = await member(rows, locale);
        const { email } = somebodyNew();
        await speak(page, site.url, locale);
        await signIn(page, person);
        await letTimePass(rows, person);
        await page.getByRole('link', { name: say('account.nav.email'), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(authPaths.again));
        await page.getByLabel(say('fields.password')).fill(person.password);
        await page.getByRole('button', { name: say('account.again.submit') }).click();
        await page.getByLabel(say('fields.newEmail')).fill(email.toUpperCase());
        await page.getByRole('button', { name: say('account.email.submit') }).click();
        await expect(page.getByRole('status')).toContainText(say('done.email-asked.title'));

        const first = await mailTo(mailbox, person.email, 'confirm-new-email', locale);
        await page.goto(first);
        await page.getByRole('button', { name: say('confirmOld.submit') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('sent.new-email.title'),
        );
        await page.goto(first);
        await page.getByRole('button', { name: say('confirmOld.submit') }).click();
        await expect(page.getByRole('alert').first()).toContainText(say('refused.link.title'));

        // In a browser without a session the link changes the address and signs nobody in.
        const second = await mailTo(mailbox, email, 'verify-new-email', locale);
        const elsewhere = await (await newVisitor()).newPage();
        await speak(elsewhere, site.url, locale);
        await elsewhere.goto(second);
        await elsewhere.getByRole('button', { name: say('confirmNew.submit') }).click();
        await expect(elsewhere.getByRole('status')).toContainText(say('done.email-changed.title'));
        await elsewhere.goto(authPaths.account);
        await expect(elsewhere).toHaveURL(/\/auth\?from=/);
        await fillSignIn(elsewhere, { ...person, email }, locale);
        await expect(elsewhere).toHaveURL(/done=signed-in/);
        await mailTo(mailbox, person.email, 'email-changed', locale);
      });
    });
  }
}
