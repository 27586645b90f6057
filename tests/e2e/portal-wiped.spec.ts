import type { Page } from '@playwright/test';
import { ownerOfCopies } from '#app/features/client-device/copy-rules.ts';
import { areaPaths, portalPath, portalPaths } from '#app/paths.ts';
import { arrive, cachedOf, tracesOf } from './fixtures/cached-portal.ts';
import { member, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const locale = 'pt-BR';

/** Once nothing is being kept or let go of. */
const atRest = (page: Page) =>
  page.evaluate(() => navigator.locks.request('client-copies', () => undefined));

async function keeping(page: Page, rows: Rows, url: string) {
  const { person, work } = await arrive(page, rows, url, locale);
  await page.getByRole('switch').check();
  await expect.poll(() => cachedOf(page)).toEqual([]);
  const project = portalPath('project', { id: work.project });
  await page.goto(portalPaths.overview);
  await page.goto(project);
  await expect.poll(() => cachedOf(page)).toEqual([portalPaths.overview, project]);
  return { person, work, project };
}

test('without the switch nothing of a page is on the device @breadth', async ({
  page,
  context,
  rows,
  site,
}) => {
  const { work } = await arrive(page, rows, site.url, locale);
  await page.goto(portalPaths.overview);
  await page.goto(portalPath('project', { id: work.project }));
  await page.goto(portalPath('deliverable', { id: work.deliverable }));
  await atRest(page);
  expect(await cachedOf(page)).toBeNull();
  for (const text of ['Padaria Central', 'Tela de pedido', 'O pedido já chega.']) {
    expect(await tracesOf(page, text)).toEqual([]);
  }
  await context.setOffline(true);
  await page.goto(portalPaths.overview);
  await expect(page.locator('h1')).toContainText(words(locale, 'client-device', 'offline.thing'));
  await expect(page.locator('[data-copies] a')).toHaveCount(0);
});

test('a switch that is turned off leaves nothing @breadth', async ({ page, rows, site }) => {
  await keeping(page, rows, site.url);
  await page.goto(portalPaths.account);
  const box = page.getByRole('switch');
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect.poll(() => cachedOf(page)).toBeNull();
  await page.goto(portalPaths.overview);
  await atRest(page);
  expect(await tracesOf(page, 'Padaria Central')).toEqual([]);
});

test('the first refusal deletes everything once a membership has ended @breadth', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/status of 404/);
  const { person, project } = await keeping(page, rows, site.url);
  await rows.read(
    `delete from public.client_members m using identity.users u
     where u.id = m.user_id and u.email = $1 returning m.id`,
    person.email,
  );
  await page.goto(project);
  await expect.poll(() => cachedOf(page)).toBeNull();
  expect(await tracesOf(page, 'Padaria Central')).toEqual([]);
});

test('a session that was ended elsewhere, and another account, take everything away @breadth', async ({
  page,
  context,
  rows,
  site,
}) => {
  const { person } = await keeping(page, rows, site.url);
  await rows.read(
    `delete from identity.sessions s using identity.users u where u.id = s.user_id and u.email = $1
     returning s.id`,
    person.email,
  );
  await page.goto(portalPaths.overview);
  await expect(page).toHaveURL(new RegExp(`${areaPaths.auth}\\?`));
  await expect.poll(() => cachedOf(page)).toBeNull();
  expect(await tracesOf(page, 'Padaria Central')).toEqual([]);

  const again = await keeping(page, rows, site.url);
  const other = await member(rows, locale);
  await context.clearCookies({ name: /forja-session/ });
  await signIn(page, other, portalPaths.overview);
  await expect.poll(() => cachedOf(page)).toBeNull();
  expect(again.person.email).not.toBe(other.email);
  expect(await tracesOf(page, 'Padaria Central')).toEqual([]);
});

test('a copy is not read once it is seven days old @breadth', async ({
  page,
  context,
  rows,
  site,
}) => {
  const { project } = await keeping(page, rows, site.url);
  const names = (await page.evaluate(() => caches.keys())).filter((name) => ownerOfCopies(name));
  // As if it had been fetched a little more than seven days ago, while the device was off since.
  await page.evaluate(
    async ([name, path]) => {
      const cache = await caches.open(name);
      const copy = await cache.match(path);
      const headers = new Headers(copy?.headers);
      headers.set('x-kept-at', String(Date.now() - 7 * 24 * 3_600_000 - 1000));
      await cache.put(path, new Response(await copy?.text(), { headers }));
    },
    [names[0] ?? '', project] as const,
  );
  await context.setOffline(true);
  await page.goto(project);
  await expect(page.locator('h1')).toContainText(words(locale, 'client-device', 'offline.thing'));
  await expect(page.locator('[data-copies] a')).toHaveCount(1);
  expect(await cachedOf(page)).toEqual([portalPaths.overview]);
});
