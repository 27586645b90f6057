import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { areaPaths, authPaths } from '#app/paths.ts';
import { letTimePass, member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

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
const PEOPLE = [
  authPaths.account,
  authPaths.password,
  authPaths.email,
  authPaths.secondFactor,
  authPaths.passkeys,
  authPaths.sessions,
];

/** Nothing for axe to find, and nothing wider than the screen. */
async function look(page: Page, what: string) {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    expect.soft(found, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(tooWide, `${what} at ${width} px`).toBe(false);
  }
}

test('axe finds nothing on the pages of signing in', async ({ page }) => {
  test.slow();
  for (const path of STRANGERS) {
    await page.goto(path);
    await look(page, path);
  }
});

test('axe finds nothing on the pages of the account', async ({ page, site, rows }) => {
  test.slow();
  const person = await member(rows, 'en');
  await speak(page, site.url, 'en');
  await signIn(page, person, { locale: 'en' });
  for (const path of PEOPLE) {
    await page.goto(path);
    await look(page, path);
  }
  await page.goto(authPaths.secondFactor);
  await page.getByLabel(words('en', 'auth', 'fields.currentPassword')).fill(person.password);
  await page
    .getByRole('button', { name: words('en', 'auth', 'account.secondFactor.begin') })
    .click();
  await page.locator('.qr').waitFor();
  await look(page, 'the key of the second step');
  await letTimePass(rows, person);
  await page.goto(authPaths.email);
  await look(page, authPaths.again);
});
