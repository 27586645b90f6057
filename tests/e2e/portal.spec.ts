import { randomUUID } from 'node:crypto';
import { authPaths, portalPath, portalPaths } from '#app/paths.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { member, signIn, speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

/** A project that is late and waits for a decision, with somebody who may take it. */
async function lateProject(rows: Rows, email: string) {
  const sha = randomUUID().replaceAll('-', '').repeat(2);
  const [made] = await rows.read<{ project: string; deliverable: string }>(
    `with client as (
       insert into public.client_organizations (name) values ('Padaria Central') returning id
     ), owner as (
       insert into public.client_members (organization_id, user_id, role)
       select client.id, u.id, 'owner' from client, identity.users u where u.email = $1
     ), project as (
       insert into public.projects (organization_id, name, starts_on, shown_at)
       select id, 'Pedidos pelo WhatsApp', private.business_day(now()) - 113, now() from client
       returning id, starts_on
     ), stages as (
       insert into public.project_stages (project_id, position, promised_on, planned_on, actual_on, gloss)
       select project.id, s.place, starts_on + s.promised, starts_on + s.planned, starts_on + s.actual,
         'O problema em uma frase.'
       from project, (values (1, 4, null, 4), (2, 18, null, 18), (3, 32, null, 39), (4, 102, 123, null),
         (5, 114, 135, null), (6, 121, 142, null)) s (place, promised, planned, actual)
     ), moved as (
       insert into public.project_date_changes
         (act, project_id, position, kind, to_on, cause, whose)
       select gen_random_uuid(), id, 6, 'planned', starts_on + 142, 'Três modelos de impressora.', 'ours'
       from project
     ), news as (
       insert into public.project_updates (id, project_id, body)
       select gen_random_uuid(), id, 'O pedido já chega ao teste.' from project
     ), deliverable as (
       insert into public.deliverables (project_id, position, title)
       select id, 4, 'Tela de pedido' from project returning id, project_id
     ), version as (
       insert into public.deliverable_versions
         (id, deliverable_id, number, storage_key, file_name, content_type, size, sha256)
       select gen_random_uuid(), id, 3, 'projects/' || $2, 'tela.pdf', 'application/pdf', 3, $2
       from deliverable returning id, deliverable_id
     ), wait as (
       insert into public.project_waits (project_id, position, version_id, what, since)
       select d.project_id, 4, v.id, 'Tela de pedido', private.business_day(now()) - 4
       from version v join deliverable d on d.id = v.deliverable_id
     )
     select project_id as project, id as deliverable from deliverable`,
    email,
    sha,
  );
  if (!made) throw new Error('There is no project.');
  return made;
}

for (const locale of LANGUAGES) {
  const say = (key: string, values?: Record<string, string>) =>
    words(locale, 'portal', key, values);

  test(`a client sees what waits on a phone and decides with one press, without scripts, in ${locale} @breadth`, async ({
    browser,
    rows,
    site,
  }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await plain.newPage();
    const person = await member(rows, locale);
    const { project, deliverable } = await lateProject(rows, person.email);
    await speak(page, site.url, locale);
    await signIn(page, person, portalPaths.overview);
    const overhang = async () => {
      const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 };
      expect(width).toBeLessThanOrEqual(390);
    };
    const decide = page.getByRole('link', { name: say('waiting.decide') });
    await expect(decide.first()).toBeVisible();
    await overhang();
    await page.goto(portalPath('project', { id: project }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedidos pelo WhatsApp');
    await overhang();
    await decide.first().click();
    await expect(page).toHaveURL(new RegExp(deliverable));
    const approve = page.getByRole('button', { name: say('decision.approve', { number: '3' }) });
    await approve.first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: say('decision.approve', { number: '3' }) }).click();
    await expect(page.getByRole('status')).toContainText(say('decision.done.approved'));
    await overhang();
    await plain.close();
  });
}

test('the pages of the portal have nothing for axe, at both widths @breadth', async ({
  page,
  rows,
  site,
}) => {
  const person = await member(rows, 'pt-BR');
  const { project, deliverable } = await lateProject(rows, person.email);
  await speak(page, site.url, 'pt-BR');
  await signIn(page, person, portalPaths.overview);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const at of [
      portalPaths.overview,
      portalPath('project', { id: project }),
      portalPath('deliverable', { id: deliverable }),
    ]) {
      await page.goto(at);
      await nothingForAxe(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([at, width, over]).toEqual([at, width, 0]);
    }
  }
});

test('a user of several clients chooses one by the keys of a menu', async ({ page, rows }) => {
  const person = await member(rows, 'pt-BR');
  for (const name of ['Aurora', 'Boreal', 'Cedro']) {
    await rows.read(
      `with client as (insert into public.client_organizations (name) values ($2) returning id)
       insert into public.client_members (organization_id, user_id, role)
       select client.id, u.id, 'owner' from client, identity.users u where u.email = $1 returning user_id`,
      person.email,
      name,
    );
  }
  await signIn(page, person, portalPaths.overview);
  const button = page.locator('.portal-org > summary');
  const shown = (await button.textContent()) ?? '';
  const names = ['Aurora', 'Boreal', 'Cedro'].filter((name) => name !== shown.trim());
  await button.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.portal-org a:focus')).toHaveText(new RegExp(names[0] ?? ''), {
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('End');
  await expect(page.locator('.portal-org a:focus')).toHaveText(new RegExp(names[1] ?? ''));
  await page.keyboard.press((names[0] ?? '').charAt(0).toLowerCase());
  await expect(page.locator('.portal-org a:focus')).toHaveText(new RegExp(names[0] ?? ''));
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('.portal-org')).not.toHaveAttribute('open', '');
});

test('a page of the portal closes when the user signs out in another tab', async ({
  page,
  rows,
  context,
}) => {
  await signIn(page, await member(rows, 'pt-BR'), portalPaths.overview);
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto(authPaths.signOut);
  await other
    .getByRole('button', { name: words('pt-BR', 'auth', 'signOut.submit'), exact: true })
    .click();
  await expect(other).toHaveURL(/done=signed-out/);
  await expect(page).toHaveURL(/\/auth\?from=%2Fportal/);
});
