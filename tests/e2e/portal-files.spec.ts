import { portalPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member, type Person, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'files', key, values);

const PICTURE = {
  name: 'fachada.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** Long enough to be cut on its way. */
const FILM = {
  name: 'receita.txt',
  mimeType: 'text/plain',
  buffer: Buffer.alloc(40_000_000, 'farinha, água e sal\n'),
};

/** A member of a client whose project goes on. */
async function memberOfProject(rows: Rows): Promise<Person> {
  const person = await member(rows, 'pt-BR');
  await rows.read(
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
  return person;
}

test('a client sends a file from a phone and looks at it, without scripts @breadth', async ({
  browser,
  rows,
  site,
}) => {
  const plain = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 390, height: 844 } },
  });
  const page = await plain.newPage();
  const person = await memberOfProject(rows);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.files);
  await expect(page.getByText(say('state.first'))).toBeVisible();
  await page.getByLabel(say('send.label'), { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: say('send.submit'), exact: true }).click();
  await expect(page.getByRole('status')).toContainText(say('done.sent'));
  await page.getByRole('link', { name: PICTURE.name }).click();
  const preview = page.getByRole('img', { name: say('file.preview', { name: PICTURE.name }) });
  await expect(preview).toBeVisible();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const width = (await page.locator('main').boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(390);
  await plain.close();
});

test('an upload resumes when the connection is back, and passes axe @breadth', async ({
  page,
  rows,
  site,
  guard,
}) => {
  guard.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const person = await memberOfProject(rows);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.files);
  const field = page.getByLabel(say('send.label'), { exact: true });
  await field.focus();
  await field.setInputFiles(FILM);
  // Its first pieces come; then the line is down.
  let pieces = 0;
  await page.route('**/portal/cliente/envios/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces !== 3) return route.continue();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  const isHydrated = () =>
    Object.keys(document.getElementById('island-file-upload') ?? {}).some((name) =>
      name.startsWith('__reactContainer'),
    );
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.getByRole('button', { name: say('send.submit'), exact: true }).click();
  await expect(page.getByText(say('row.cut'))).toBeVisible();
  await nothingForAxe(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toContainText(say('done.sent'));
  await expect(page.getByRole('link', { name: FILM.name })).toBeVisible();
  const [row] = await rows.read<{ size: number }>(
    'select size from public.project_file_versions where file_name = $1',
    FILM.name,
  );
  expect(row?.size).toBe(FILM.buffer.length);
  await nothingForAxe(page);
});
