import type { Request } from '@playwright/test';
import { isPermitted } from '#app/access/permissions.ts';
import { screens as menu } from '#app/areas/admin/frame/screens.ts';
import { adminPath, adminPaths, authPaths } from '#app/paths.ts';
import { atWork, someLead } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'admin', key, values);

for (const locale of LANGUAGES) {
  const speak = (key: string) => words(locale, 'admin', key);
  test(`the palette opens screens, leads and people, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
    rows,
  }) => {
    const lead = await someLead(page, rows);
    const person = await atWork({ page, rows, url: site.url, role: 'admin', locale });
    const box = page.getByRole('combobox', { name: speak('palette.label') });
    const seek = async (text: string) => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused();
      await page.keyboard.type(text);
    };
    await seek(speak('nav.work').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/mails\/jobs$/);
    await seek(lead.protocol);
    await expect(
      page.getByRole('option', { name: `${speak('palette.kinds.lead')}, ${lead.protocol}` }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`));
    await seek(person.email);
    await expect(page.locator('[role=option]', { hasText: person.email })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
    // By any of its words, and by what can be done.
    await seek(locale === 'en' ? 'colour' : 'cor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/brand$/);
    await seek(speak('palette.theme.dark'));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await seek('zzzz');
    await expect(page.getByText(speak('palette.nothing'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
}

test('the palette follows a user who types faster than a slow machine renders @breadth', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'admin' });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: say('palette.label') })).toBeFocused();
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.type(say('nav.work').toLowerCase());
  await page.keyboard.press('Enter');
  // What was typed and pressed is in its line by now; the screen may come as fast as it can.
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/\/admin\/mails\/jobs$/);
});

test('a menu longer than the window shows where one is @breadth', async ({ page, site, rows }) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/mails' });
  const menu = page.getByRole('navigation', { name: say('navigation') });
  const here = menu.getByRole('link', { name: say('navLines.mails'), exact: true });
  await expect(here).toBeInViewport({ ratio: 0.9 });
  await page.goto('/admin');
  await expect(menu.getByRole('link', { name: say('home') })).toBeInViewport({ ratio: 0.9 });
});

test('offers only what may be opened, in the palette too @breadth', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.keyboard.press('Control+k');
  const found = page.getByRole('dialog').getByRole('option');
  const screens = found.filter({ hasText: say('palette.screen') });
  // What a viewer may read.
  const open = menu.filter(({ permission }) =>
    isPermitted(permission, (one) => ['crm:read', 'projects:read', 'feedback:read'].includes(one)),
  );
  await expect(screens).toHaveCount(open.length);
  await expect(screens).toContainText(open.map(({ key }) => say(`nav.${key}`)));
  await expect(found.filter({ hasText: say('palette.acts.invite') })).toHaveCount(0);
});

test('what is pressed before the scripts have come is done once they have', async ({
  page,
  site,
  rows,
}) => {
  await atWork({ page, rows, url: site.url, role: 'superadmin' });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-[^/]+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(adminPath('roles'), { waitUntil: 'commit' });
  const turn = (key: 'allow' | 'forbid') =>
    page.getByRole('button', {
      name: words('pt-BR', 'people', `matrix.${key}`, {
        role: words('pt-BR', 'people', 'roles.viewer'),
        resource: words('pt-BR', 'people', 'resources.settings'),
        action: words('pt-BR', 'people', 'actions.create'),
      }),
    });
  // Twice, because nothing seems to happen: the second is no return.
  await turn('allow').press('Enter');
  await turn('allow').click();
  scripts.resolve();
  await expect(turn('forbid')).toBeVisible();
  await turn('forbid').click();
  await expect(turn('allow')).toBeVisible();
});

test('a revoked role closes the open page', async ({ page, site, rows, guard }) => {
  guard.expect(/status of 403/);
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  await rows.read(
    `update public.user_roles set is_active = false from identity.users u
     where u.id = user_id and u.email = $1 returning user_id`,
    person.email,
  );
  await expect(page.getByText(say('forbidden.roleEnded'))).toBeVisible();
});

test('a new role opens its screens in the open page @breadth', async ({ page, site, rows }) => {
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  const forms = page.getByRole('link', { name: say('nav.forms'), exact: true });
  await expect(forms).toHaveCount(0);
  await rows.read(
    `insert into public.user_roles (user_id, role) select id, 'admin' from identity.users
     where email = $1 returning id`,
    person.email,
  );
  await expect(forms).toBeVisible();
});

test('tabs of one browser share one stream; when its tab closes, another opens it @breadth', async ({
  page,
  site,
  rows,
  context,
}) => {
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  const streams = () =>
    rows.read<{ id: string }>(
      `select l.id from identity.live_streams l
       join identity.sessions s on s.id = l.session_id
       join identity.users u on u.id = s.user_id where u.email = $1`,
      person.email,
    );
  await expect.poll(streams).toHaveLength(1);
  const held = await streams();
  const other = await context.newPage();
  await other.goto('/admin/leads');
  const menu = [page, other].map((tab) =>
    tab.getByRole('link', { name: say('nav.forms'), exact: true }),
  );
  await rows.read(
    `insert into public.user_roles (user_id, role) select id, 'admin' from identity.users
     where email = $1 returning id`,
    person.email,
  );
  for (const link of menu) await expect(link).toBeVisible();
  expect(await streams()).toEqual(held);

  await page.close();
  await expect
    .poll(async () => (await streams()).filter(({ id }) => id !== held[0]?.id))
    .toHaveLength(1);
  await rows.read(
    `update public.user_roles r set is_active = false from identity.users u
     where u.id = r.user_id and r.role = 'admin' and u.email = $1 returning user_id`,
    person.email,
  );
  await expect(menu[1] as (typeof menu)[0]).toHaveCount(0);
  expect(await streams()).toHaveLength(1);
});

test('signing out keeps its answer when the stream of the session ends before it', async ({
  page,
  site,
  rows,
}) => {
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  const { promise: streamEnds, resolve } = Promise.withResolvers<void>();
  const ends = (one: Request) => {
    if (one.url().endsWith(adminPaths.events)) resolve();
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  await page.route(`**${authPaths.signOut}`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await streamEnds;
    // Time for what the screen would do about the end of its stream: asking for its session.
    for (let times = 0; times < 5; times += 1) await page.request.get(adminPaths.session);
    await route.fulfill({ response: answer });
  });
  await page.locator('summary', { hasText: person.name }).click();
  await page.getByRole('button', { name: say('signOut'), exact: true }).click();
  await expect(page).toHaveURL(/done=signed-out/);
});

test('signing out in one tab closes the other @breadth', async ({ page, site, rows, context }) => {
  await atWork({ page, rows, url: site.url, role: 'viewer' });
  const other = await context.newPage();
  await other.goto(authPaths.signOut);
  await other
    .getByRole('button', { name: words('pt-BR', 'auth', 'signOut.submit'), exact: true })
    .click();
  await expect(other).toHaveURL(/done=signed-out/);
  await expect(page).toHaveURL(/\/auth\?from=%2Fadmin%2Fleads/);
});

test('light and dark are chosen in the account menu, and kept @breadth', async ({
  page,
  site,
  rows,
}) => {
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  await page.locator('summary', { hasText: person.name }).click();
  await page.getByRole('radio', { name: say('theme.dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing, and nothing is wider than the screen @breadth', async ({
      page,
      site,
      rows,
      guard,
    }) => {
      guard.expect(/status of 40[34]/);
      const lead = await someLead(page, rows);
      await atWork({ page, rows, url: site.url, role: 'manager' });
      const titles = {
        '/admin/leads': say('nav.leads'),
        [`/admin/leads/${lead.id}`]: 'Marina Prado',
        '/admin/mails/jobs': say('forbidden.title'),
        '/admin/nao-existe': say('notFound.title'),
      };
      for (const [path, title] of Object.entries(titles)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await nothingForAxe(page);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft([path, overhang]).toEqual([path, 0]);
      }
      await page.goto('/admin/leads');
      const rail = page.getByRole('banner');
      await rail.getByRole('button', { name: say('palette.open') }).click();
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await nothingForAxe(page);
    });
  });
}
