import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { adminPath, authPaths, portalPaths } from '#app/paths.ts';
import { member, type Person, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { colleague } from './fixtures/staff.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'files', key, values);

/** Five pieces of it go one after the other. */
const SIZE = 40_000_000;
const NAME = 'receita.txt';

/** The project of a client, and its member. */
async function someWork(rows: Rows): Promise<{ person: Person; project: string }> {
  const person = await member(rows, 'pt-BR');
  const [made] = await rows.read<{ id: string }>(
    `with client as (
       insert into public.client_organizations (name) values ('Padaria Central') returning id
     ), people as (
       insert into public.client_members (organization_id, user_id, role)
       select client.id, u.id, 'member' from client, identity.users u where u.email = $1
     )
     insert into public.projects (organization_id, name, starts_on, shown_at)
     select id, 'Pedidos pelo WhatsApp', private.business_day(now()) - 9, now() from client returning id`,
    person.email,
  );
  return { person, project: made?.id ?? '' };
}

/** On the disk, so that it is the same file when it is chosen again. */
async function someFile(afterwards: (undo: () => Promise<unknown>) => void): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-upload-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  const place = path.join(folder, NAME);
  await writeFile(place, Buffer.alloc(SIZE, 'farinha, água e sal\n'));
  return place;
}

/** Holds the pieces of an upload up from the third on, until they are let through. */
async function holdPieces(page: Page) {
  const seen = { pieces: 0, held: true, from: [] as number[] };
  await page.route('**/portal/cliente/envios/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    seen.pieces += 1;
    seen.from.push(Number(route.request().headers()['upload-offset']));
    // What is never answered ends with the page, or when it is paused.
    return seen.held && seen.pieces > 2 ? undefined : route.continue();
  });
  return seen;
}

async function choose(page: Page, file: string): Promise<void> {
  const field = page.getByLabel(say('send.label'), { exact: true });
  await field.focus();
  await field.setInputFiles(file);
  const isHydrated = () =>
    Object.keys(document.getElementById('island-file-upload') ?? {}).some((name) =>
      name.startsWith('__reactContainer'),
    );
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.getByRole('button', { name: say('send.submit'), exact: true }).click();
}

const act = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: say(key, values), exact: true });
const underWay = (rows: Rows) =>
  rows.read<{ received: number }>(
    'select received::int as received from private.project_uploads where taken_at is null',
  );
/** Everything that this browser keeps between two visits. */
const savedIn = (page: Page) =>
  page.evaluate(async () => ({
    uploads: localStorage.getItem('forja-uploads'),
    words: [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })]
      .join('')
      .includes('receita'),
    stores: (await indexedDB.databases()).length,
  }));

test('an upload is paused, resumed and cancelled, in the browser and on the server @breadth', async ({
  page,
  rows,
  site,
  afterwards,
}) => {
  const { person } = await someWork(rows);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.files);
  const seen = await holdPieces(page);
  const file = await someFile(afterwards);
  await choose(page, file);
  await expect.poll(() => seen.pieces).toBe(3);
  await act(page, 'row.pause').click();
  await expect(page.getByText(say('row.paused', { come: '16,8 MB' }))).toBeVisible();
  expect(await underWay(rows)).toEqual([{ received: 16 * 1024 * 1024 }]);
  seen.held = false;
  await act(page, 'row.resume').click();
  await expect(page.getByRole('status')).toContainText(say('done.sent'));
  // It went on where it had stopped.
  expect(seen.from.slice(0, 4)).toEqual([0, 8, 16, 16].map((mb) => mb * 1024 * 1024));
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  expect(await underWay(rows)).toEqual([]);

  seen.pieces = 0;
  seen.held = true;
  await choose(page, file);
  await expect.poll(() => seen.pieces).toBe(3);
  await act(page, 'row.cancelOf', { name: NAME }).click();
  await expect(act(page, 'row.cancelOf', { name: NAME })).toHaveCount(0);
  await expect.poll(() => underWay(rows)).toEqual([]);
  expect(await savedIn(page)).toEqual({ uploads: null, words: false, stores: 0 });
});

test('an upload resumes after a reload, and signing out deletes it from the device @breadth', async ({
  page,
  rows,
  site,
  afterwards,
}) => {
  const { person } = await someWork(rows);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.files);
  const seen = await holdPieces(page);
  const file = await someFile(afterwards);
  await choose(page, file);
  await expect.poll(() => seen.pieces).toBe(3);
  await page.reload();
  // A pending upload is reported once the island is hydrated, which is on the first use of the form.
  await page.getByLabel(say('send.label'), { exact: true }).focus();
  await expect(page.getByText(say('left.title'))).toBeVisible();
  await expect(page.getByText(NAME)).toBeVisible();
  seen.held = false;
  await choose(page, file);
  await expect(page.getByRole('status')).toContainText(say('done.sent'));
  expect(seen.from[3]).toBe(16 * 1024 * 1024);
  expect((await savedIn(page)).uploads).toBeNull();

  // Another is cancelled from the saved list, and a third is deleted by signing out.
  for (const last of [false, true]) {
    seen.pieces = 0;
    seen.held = true;
    await choose(page, file);
    await expect.poll(() => seen.pieces).toBe(3);
    await page.goto(portalPaths.files);
    expect((await savedIn(page)).uploads).toContain(NAME);
    if (last) continue;
    await page.getByLabel(say('send.label'), { exact: true }).focus();
    await act(page, 'left.drop').click();
    await expect(page.getByText(say('left.title'))).toHaveCount(0);
    await expect.poll(() => underWay(rows)).toEqual([]);
    expect((await savedIn(page)).uploads).toBeNull();
  }
  await page.goto(authPaths.signOut);
  await page.locator(`form[action="${authPaths.signOut}"] button`).click();
  await expect(page).toHaveURL(/done=signed-out/);
  expect(await savedIn(page)).toEqual({ uploads: null, words: false, stores: 0 });
});

test('viewing as a client must end before a file is sent from the admin @breadth', async ({
  page,
  rows,
  site,
  afterwards,
  guard,
}) => {
  guard.expect(/403 \(Forbidden\).*envios/);
  const { project } = await someWork(rows);
  const person = await colleague(rows, 'manager', 'pt-BR');
  const admin = adminPath('clientProject', { id: project });
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, admin);
  await page.locator(`form[action="${portalPaths.view}"] button`).click();
  await expect(page).toHaveURL(/portal\/cliente/);
  await page.goto(admin);
  const field = page.getByLabel(say('send.label'), { exact: true });
  await field.setInputFiles(await someFile(afterwards));
  await act(page, 'send.submit').click();
  await expect(page.getByText(say('refused.viewing'))).toBeVisible();
  await act(page, 'row.endView').click();
  await expect(page).toHaveURL(new RegExp(`${admin}$`));
  await field.setInputFiles({
    name: 'nota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('pão'),
  });
  await act(page, 'send.submit').click();
  await expect(page.getByRole('link', { name: 'nota.txt' })).toBeVisible();
});
