import type { Page } from '@playwright/test';
import { areaPaths, authPaths } from '#app/paths.ts';
import { letTimePass, mailTo, member, type Person, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** A device of the test's own that keeps passkeys, and whether it checks who holds it. */
async function device(page: Page, { checksUser = true } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: checksUser,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    checkUser: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, person: Person, locale: 'pt-BR' | 'en') {
  const say = (key: string) => words(locale, 'auth', key);
  await signIn(page, person, authPaths.passkeys);
  await page.getByLabel(say('fields.passkeyName')).fill('Notebook');
  await page.getByRole('button', { name: say('account.passkeys.add') }).click();
  await expect(page.getByRole('status')).toContainText(say('done.passkey-added.title'));
}

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) => words(locale, 'auth', key, values);

  test(`a passkey is made, renamed, used and removed, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    mailbox,
    rows,
    guard,
  }) => {
    guard.expect(/status of 401/);
    await device(page);
    const person = await member(rows, locale);
    await speak(page, site.url, locale);
    await addPasskey(page, person, locale);
    expect(await mailTo(mailbox, person.email, 'passkeys-changed', locale)).toBe(
      authPaths.passkeys,
    );
    const row = page.getByRole('listitem').filter({ hasText: 'Notebook' });
    await row.getByRole('textbox').fill('Celular');
    await row
      .getByRole('button', { name: say('account.passkeys.renameThis', { name: 'Notebook' }) })
      .click();
    await expect(page.getByRole('status')).toContainText(say('done.passkey-renamed.title'));

    await page.context().clearCookies({ name: /forja/ });
    await page.goto(`${areaPaths.auth}?from=${encodeURIComponent(authPaths.passkeys)}`);
    await page.getByRole('button', { name: say('passkey.signIn') }).click();
    await expect(page).toHaveURL(/\/auth\/account\/passkeys\?done=signed-in/);
    await page
      .getByRole('button', { name: say('account.passkeys.removeThis', { name: 'Celular' }) })
      .click();
    await expect(page.getByRole('status')).toContainText(say('done.passkey-removed.title'));
    await expect(page.getByText(say('account.passkeys.none'))).toBeVisible();

    // The device still has it; the site no longer takes it.
    await page.context().clearCookies({ name: /forja/ });
    await page.goto(areaPaths.auth);
    await page.getByRole('button', { name: say('passkey.signIn') }).click();
    await expect(page.getByText(say('refused.passkey.text'))).toBeVisible();
    await page.goto(authPaths.account);
    await expect(page).toHaveURL(/\/auth\?from=/);
  });
}

test('a device that does not check its user opens nothing', async ({ page, rows }) => {
  const own = await device(page);
  const person = await member(rows);
  await addPasskey(page, person, 'pt-BR');
  await own.checkUser(false);
  await page.context().clearCookies({ name: /forja/ });
  await page.goto(areaPaths.auth);
  await page.getByRole('button', { name: words('pt-BR', 'auth', 'passkey.signIn') }).click();
  await expect(page.getByText(words('pt-BR', 'auth', 'passkey.cancelled'))).toBeVisible();
  await page.goto(authPaths.account);
  await expect(page).toHaveURL(/\/auth\?from=/);
});

test('an old sign-in confirms with the password first @breadth', async ({ page, rows, guard }) => {
  guard.expect(/status of 401/);
  await device(page);
  const person = await member(rows);
  await signIn(page, person, authPaths.passkeys);
  await letTimePass(rows, person);
  await page.getByLabel(words('pt-BR', 'auth', 'fields.passkeyName')).fill('Notebook');
  await page.getByRole('button', { name: words('pt-BR', 'auth', 'account.passkeys.add') }).click();
  await expect(page).toHaveURL(new RegExp(authPaths.again));
  await page.getByLabel(words('pt-BR', 'auth', 'fields.password')).fill(person.password);
  await page.getByRole('button', { name: words('pt-BR', 'auth', 'account.again.submit') }).click();
  await expect(page.getByText(words('pt-BR', 'auth', 'done.again.title'))).toBeVisible();
  await expect(page.getByLabel(words('pt-BR', 'auth', 'fields.passkeyName'))).toHaveValue(
    'Notebook',
  );
});

test('the button waits for the script that it needs: no press is lost', async ({ page }) => {
  await device(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(areaPaths.auth);
  const button = page.getByRole('button', { name: words('pt-BR', 'auth', 'passkey.signIn') });
  await expect(button).toBeDisabled();
  script.resolve();
  await expect(button).toBeEnabled();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await button.click();
  await posted;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what passkeys need, and offer no dead button @breadth', async ({
    page,
    rows,
  }) => {
    await page.goto(areaPaths.auth);
    const button = page.getByRole('button', { name: words('pt-BR', 'auth', 'passkey.signIn') });
    await expect(button).toBeHidden();
    await signIn(page, await member(rows), authPaths.passkeys);
    await expect(page.getByText(words('pt-BR', 'auth', 'account.passkeys.noScript'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: words('pt-BR', 'auth', 'account.passkeys.add') }),
    ).toBeHidden();
  });
});
