import type { Request } from '@playwright/test';
import { adminPaths, areaPaths } from '#app/paths.ts';
import { letTimePass, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, colleague, pressOn, writeInto } from './fixtures/staff.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

test('an invitation long after signing in is sent after confirmation, and reported', async ({
  page,
  rows,
  guard,
}) => {
  guard.expect(/status of 401/);
  const say = (key: string) => words('pt-BR', 'people', key);
  const admin = await colleague(rows, 'admin', 'pt-BR');
  const email = `${crypto.randomUUID()}@convidado.example`;
  await signIn(page, admin, '/admin/people/invite');
  await letTimePass(rows, admin);
  await writeInto(page, page.getByLabel(say('invite.email'), { exact: true }), email);
  await writeInto(page, page.getByLabel(say('invite.name'), { exact: true }), 'Convidada');
  await choose(page, page.getByLabel(say('invite.role'), { exact: true }), say('roles.manager'));
  await writeInto(page, page.getByLabel(say('invite.reason')), 'Projeto novo');
  await pressOn(page, page.getByRole('button', { name: say('invite.submit') }));
  await page.getByLabel(say('again.password')).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('done.invited') })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/people\/[0-9a-f-]{36}/);
});

test('an invitation keeps its screen while the stream of the old session ends', async ({
  page,
  context,
  rows,
  guard,
}) => {
  guard.expect(/status of 401/);
  const say = (key: string) => words('pt-BR', 'people', key);
  const admin = await colleague(rows, 'admin', 'pt-BR');
  const { promise: streamEnds, resolve } = Promise.withResolvers<void>();
  // Ended by the server, or by the page as soon as it has the reason.
  const ends = (one: Request) => {
    if (one.url().endsWith(adminPaths.events)) resolve();
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  await signIn(page, admin, '/admin/people/invite');
  await letTimePass(rows, admin);
  const email = page.getByLabel(say('invite.email'), { exact: true });
  await writeInto(page, email, `${crypto.randomUUID()}@convidado.example`);
  await writeInto(page, page.getByLabel(say('invite.name'), { exact: true }), 'Convidada');
  await pressOn(page, page.getByRole('button', { name: say('invite.submit') }));
  const password = page.getByLabel(say('again.password'));
  await expect(password).toBeVisible();

  // The answer, with the cookie of the new session, comes after the end of the old one's stream.
  await page.route(/\/admin\/people\/invite\.data/, async (route) => {
    const before = await context.cookies();
    const answer = await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    await context.addCookies(before);
    await streamEnds;
    await route.fulfill({ response: answer });
  });
  const requests: string[] = [];
  page.on('request', (one) => requests.push(new URL(one.url()).pathname));
  await password.fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('done.invited') })).toBeVisible();
  expect(requests).not.toContain(areaPaths.auth);
});

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'people', key, values);

  test(`a role given long after signing in: confirmed by keyboard, nothing lost, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
    guard,
  }) => {
    // The first answer is no, and a wrong password one more.
    guard.expect(/status of (401|422)/);
    const admin = await colleague(rows, 'admin', locale);
    const other = await colleague(rows, 'viewer', locale);
    const [row] = await rows.read<{ id: string }>(
      'select id from identity.users where email = $1',
      other.email,
    );
    await speak(page, site.url, locale);
    await signIn(page, admin, `/admin/people/${row?.id}`);
    await letTimePass(rows, admin);

    await pressOn(page, page.locator('summary', { hasText: say('terms.give') }));
    await choose(page, page.getByLabel(say('invite.role'), { exact: true }), say('roles.manager'));
    await writeInto(page, page.getByLabel(say('invite.reason')), 'Projeto novo');
    await pressOn(page, page.getByRole('button', { name: say('terms.submit') }));
    await expect(page.getByRole('alert')).toContainText(say('refusals.sign_in_old'));

    const password = page.getByLabel(say('again.password'));
    await expect(password).toBeFocused();
    await page.keyboard.type('errada demais');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(say('refusals.password_wrong'));
    await expect(password).toBeFocused();
    await password.fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('done.grant'))).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Projeto novo' })).toBeVisible();

    // The session has a new token; the open page continues with it, and receives changes.
    await pressOn(page, page.locator('summary', { hasText: say('terms.give') }));
    await writeInto(page, page.getByLabel(say('invite.reason')), 'Ainda aqui');
    // Everybody's access is looked at again: the stream finds its session gone, and begins again.
    await rows.read(
      `delete from public.role_permissions where role = 'viewer' and resource = 'campaigns'
       returning role`,
    );
    await rows.read(
      `update public.user_roles set reason = 'changed elsewhere'
       where user_id = (select id from identity.users where email = $1) and role = 'viewer'
       returning id`,
      other.email,
    );
    await expect(page.getByRole('cell', { name: 'changed elsewhere' })).toBeVisible();
    await expect(page.getByLabel(say('invite.reason'))).toHaveValue('Ainda aqui');
  });
}
