import type { Page } from '@playwright/test';
import { areaPaths, authPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { letTimePass, member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth, everyLook, waysToLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const STRANGERS = [
  areaPaths.auth,
  authPaths.signUp,
  authPaths.sent,
  authPaths.confirm,
  authPaths.forgot,
  authPaths.reset,
  authPaths.link,
  authPaths.useLink,
  authPaths.secondStep,
  authPaths.signOut,
];
const PEOPLE: readonly [string, ...string[]] = [
  authPaths.account,
  authPaths.password,
  authPaths.email,
  authPaths.secondFactor,
  authPaths.passkeys,
  authPaths.sessions,
];

/** Nothing for axe to find, and nothing wider than the screen. */
async function look(page: Page, what: string) {
  for (const width of waysToLook(360, 1280)) {
    await page.setViewportSize({ width, height: 900 });
    await nothingForAxe(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(tooWide, `${what} at ${width} px`).toBe(false);
  }
}

/** All of them are one sheet with a form in it; these have what the others have. */
const SAMPLES: readonly string[] = [areaPaths.auth, authPaths.signUp];

for (const path of STRANGERS) {
  const details = SAMPLES.includes(path) ? everyLook : breadth();
  test(`axe finds nothing on ${path}, for visitors without a session${details}`, async ({
    page,
  }) => {
    await page.goto(path);
    await look(page, path);
  });
}

test('axe finds nothing on the pages of the account @every-look', async ({ page, site, rows }) => {
  test.slow();
  const person = await member(rows, 'en');
  await speak(page, site.url, 'en');
  await signIn(page, person);
  for (const path of waysToLook(...PEOPLE)) {
    await page.goto(path);
    await look(page, path);
  }
  await page.goto(authPaths.secondFactor);
  await page.getByLabel(words('en', 'auth', 'fields.currentPassword')).fill(person.password);
  await page
    .getByRole('button', { name: words('en', 'auth', 'account.secondFactor.begin') })
    .click();
  await page.locator('.qr-code').waitFor();
  await look(page, 'the key of the second step');
  await letTimePass(rows, person);
  await page.goto(authPaths.email);
  await look(page, authPaths.again);
});
