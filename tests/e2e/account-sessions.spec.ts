import type { BrowserContext } from '@playwright/test';
import { authPaths } from '#app/paths.ts';
import { letTimePass, member, type Person, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const say = (key: string) => words('pt-BR', 'auth', key);
const STRANGER = /\/auth\?from=/;

async function openIn(context: BrowserContext, person: Person) {
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}${breadth(!javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled });

    test('sessions are listed, ended one by one, all others, and all', async ({
      page,
      newVisitor,
      rows,
    }) => {
      const person = await member(rows);
      const phone = await openIn(await newVisitor(), person);
      const office = await openIn(await newVisitor(), person);
      await signIn(page, person, authPaths.sessions);
      const sessions = page.getByRole('main').getByRole('listitem');
      await expect(sessions).toHaveCount(3);
      await expect(sessions.first()).toContainText(say('account.sessions.current'));
      await expect(sessions.first()).toContainText('Chrome, Linux');
      await expect(sessions.first().getByRole('button')).toHaveCount(0);
      await expect(page.getByText(say('account.sessions.current'))).toHaveCount(1);

      // The one in the middle was used last of the others: it is the office.
      await sessions.nth(1).getByRole('button').click();
      await expect(page.getByRole('status')).toContainText(say('done.session-ended.title'));
      await expect(sessions).toHaveCount(2);
      await office.goto(authPaths.account);
      await expect(office).toHaveURL(STRANGER);
      await phone.goto(authPaths.account);
      await expect(phone).not.toHaveURL(STRANGER);

      await page.getByRole('button', { name: say('account.sessions.others') }).click();
      await expect(page.getByRole('status')).toContainText(say('done.others-ended.title'));
      await phone.goto(authPaths.account);
      await expect(phone).toHaveURL(STRANGER);

      await page.getByRole('button', { name: say('account.sessions.all') }).click();
      await expect(page.getByRole('status')).toContainText('Logout realizado');
      await page.goto(authPaths.account);
      await expect(page).toHaveURL(STRANGER);
    });
  });
}

test('ending a session requires the password when the sign-in is old', async ({
  page,
  rows,
  guard,
}) => {
  guard.expect(/status of 401/);
  const person = await member(rows);
  await signIn(page, person, authPaths.sessions);
  await letTimePass(rows, person);
  await page.getByRole('button', { name: say('account.sessions.all') }).click();
  await expect(page).toHaveURL(new RegExp(authPaths.again));
  const before = await page.context().cookies();
  await page.getByLabel(say('fields.password')).fill(person.password);
  await page.getByRole('button', { name: say('account.again.submit') }).click();
  // What was pressed before goes through with it.
  await expect(page.getByRole('status')).toContainText('Logout realizado');
  // Confirming is signing in: the token is a new one, and the old one holds no longer.
  const token = (cookies: { name: string; value: string }[]) =>
    cookies.find(({ name }) => name.endsWith('forja-session'))?.value;
  expect(token(await page.context().cookies())).not.toBe(token(before));
});
