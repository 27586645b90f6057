import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { hydrated } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';
import { cachedFiles, cachedPages, visitUnderWorker } from './fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function isOfflinePage(page: Page, locale: Locale): Promise<void> {
  await expect(title(page)).toContainText(words(locale, 'offline', 'title'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

for (const locale of LANGUAGES) {
  test(`without a connection visited pages open and others say so, in ${locale}${breadth(locale === 'en')}`, async ({
    page,
    context,
  }) => {
    const [first, second, unseen] = (['home', 'services', 'craft'] as const).map((name) =>
      pathTo(name, locale),
    ) as [string, string, string];
    const heads = new Map<string, string>();
    for (const address of [first, second]) {
      await visitUnderWorker(page, address);
      heads.set(address, await title(page).innerText());
    }
    await expect.poll(() => cachedPages(page)).toEqual([first, second]);

    await context.setOffline(true);
    for (const [address, head] of heads) {
      await page.goto(address);
      await expect(title(page)).toHaveText(head, { useInnerText: true });
      // As it was: with its stylesheet, its logo and its scripts.
      await hydrated(page);
      const logo = page.getByRole('banner').locator('img').first();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
      expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
    }

    // Narrower there is another logo, which no page asked for so far.
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto(unseen);
    await isOfflinePage(page, locale);
    const symbol = page.getByRole('banner').locator('img').first();
    await expect(symbol).toHaveJSProperty('complete', true);
    await expect(symbol).not.toHaveJSProperty('naturalWidth', 0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page).toHaveURL(unseen);
    const list = page.getByRole('navigation', { name: words(locale, 'offline', 'kept') });
    await expect(list.getByRole('link')).toHaveCount(2);
    await list.locator(`a[href="${second}"]`).click();
    await expect(title(page)).toHaveText(heads.get(second) ?? '', { useInnerText: true });

    await page.goto(unseen);
    await context.setOffline(false);
    await page.getByRole('link', { name: words(locale, 'offline', 'retry') }).click();
    await expect(title(page)).not.toContainText(words(locale, 'offline', 'title'));
    await expect(page).toHaveURL(unseen);
  });
}

test('the offline page is a page of the site, with nothing to list @breadth', async ({ page }) => {
  for (const locale of LANGUAGES) {
    await page.goto(pathTo('offline', locale));
    await isOfflinePage(page, locale);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const list = page.getByRole('navigation', { name: words(locale, 'offline', 'kept') });
    await expect(list).toHaveCount(0);
  }
});

test('with a connection a page is never older than the rows it shows @breadth', async ({
  page,
  context,
  rows,
  afterwards,
}) => {
  const set = 'update public.company_settings set company_name = $1 where company_name = $2';
  const shows = async (name: string) =>
    expect(page.locator('a.logo')).toHaveAccessibleName(
      words('pt-BR', 'site', 'header.home', { name }),
    );
  afterwards(() => rows.change(set, 'Forja', 'Bigorna'));
  await visitUnderWorker(page, '/sobre');
  await shows('Forja');
  await context.setOffline(true);
  await rows.change(set, 'Bigorna', 'Forja');
  await page.reload();
  await shows('Forja');
  await context.setOffline(false);
  await page.reload();
  await shows('Bigorna');
  // And from now on that is the copy.
  await context.setOffline(true);
  await page.reload();
  await shows('Bigorna');
});

test('the offline page is not older than a day @breadth', async ({ page, rows, afterwards }) => {
  const set = 'update public.company_settings set company_name = $1 where company_name = $2';
  const address = pathTo('offline', 'pt-BR');
  const copy = () => page.evaluate(async (path) => (await caches.match(path))?.text(), address);
  await visitUnderWorker(page, '/');
  afterwards(() => rows.change(set, 'Forja', 'Bigorna'));
  await rows.change(set, 'Bigorna', 'Forja');
  await page.goto('/faq');
  await expect.poll(() => cachedPages(page)).toContain('/faq');
  expect(await copy()).not.toContain('Bigorna');
  await page.evaluate(async (path) => {
    const name = (await caches.keys()).find((key) => key.startsWith('files-')) ?? '';
    const cache = await caches.open(name);
    const recent = await cache.match(path);
    const date = new Date(Date.now() - 25 * 3600 * 1000).toUTCString();
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', date };
    await cache.put(path, new Response(await recent?.text(), { headers }));
  }, address);
  await page.goto('/sobre');
  await expect.poll(copy).toContain('Bigorna');
});

test('responses with no-store are never cached', async ({ page, context, guard }) => {
  guard.expect(/status of (?:404|500)/);
  const unkept = [
    '/busca?q=forja',
    '/auth',
    '/nao-existe',
    '/erro-500',
    '/admin',
    '/portal/cliente',
  ];
  await visitUnderWorker(page, '/');
  for (const address of unkept) await page.goto(address);
  await page.goto('/faq');
  await expect.poll(() => cachedPages(page)).toEqual(['/', '/faq']);
  const files = (await cachedFiles(page))['files'] ?? [];
  const shell =
    /^\/(?:assets|brand)\/|^\/(?:en\/)?offline$|^\/(?:mensagens-guardadas|en\/saved-messages)$/;
  expect(files.filter((path) => !shell.test(path))).toEqual([]);
  await context.setOffline(true);
  for (const address of unkept) {
    await page.goto(address);
    await isOfflinePage(page, 'pt-BR');
  }
});

/** Answers for an area whose sign-in is not what this is about. What the browser asks for ahead of
 * the worker cannot be answered for, so the worker has to ask itself. */
async function openArea(page: Page): Promise<void> {
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).navigationPreload.disable(),
  );
  await page.context().route('**/portal/cliente', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cache-control': 'no-store' },
      body: '<link rel="icon" href="/brand/favicon.svg"><h1>Portal</h1>',
    }),
  );
}

test('a signed-in user gets no copy, and leaves none behind', async ({ page, context }) => {
  await visitUnderWorker(page, '/');
  await expect.poll(() => cachedPages(page)).toEqual(['/']);
  await openArea(page);
  await page.goto('/portal/cliente');
  await expect(title(page)).toHaveText('Portal');
  await expect.poll(async () => Object.keys(await cachedFiles(page))).toContain('signed-in');
  expect(await cachedPages(page)).toEqual([]);
  await page.goto('/faq');
  await context.unrouteAll();
  await context.setOffline(true);
  for (const address of ['/faq', '/']) {
    await page.goto(address);
    await isOfflinePage(page, 'pt-BR');
    await expect(page.locator('.kept a')).toHaveCount(0);
  }
  // The portal has one of its own, with nothing of anybody in it.
  await page.goto('/portal/cliente');
  await expect(title(page)).toContainText(words('pt-BR', 'client-device', 'offline.state'));
  await expect(page.locator('[data-copies] a')).toHaveCount(0);
  // Signed out: the sign-in page comes up again, and copies are kept as before.
  await context.setOffline(false);
  await page.goto('/auth');
  await expect.poll(async () => Object.keys(await cachedFiles(page))).not.toContain('signed-in');
  await page.goto('/faq');
  await expect.poll(() => cachedPages(page)).toEqual(['/faq']);
});

test('signing in or out leaves no copy of before @breadth', async ({ page, guard }) => {
  guard.expect(/status of 4\d\d/);
  await visitUnderWorker(page, '/');
  await expect.poll(() => cachedPages(page)).toEqual(['/']);
  await page.evaluate(() => fetch('/auth', { method: 'POST' }));
  await expect.poll(() => cachedPages(page)).toEqual([]);
});

test('a new build replaces the old one and its caches @breadth', async ({ page, context }) => {
  await visitUnderWorker(page, '/');
  const before = await page.evaluate(() => caches.keys());
  const source = await (await page.request.get('/sw.js')).text();
  const [version = ''] = before.flatMap((name) => /^pages-(.+)/.exec(name)?.[1] ?? []);
  const next = source.replaceAll(version, 'of-the-next-build');
  expect(next).not.toBe(source);
  // The same scope under another address: the browser takes it for the next version of the first.
  await context.route('**/sw.js?next', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: next }),
  );
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(expect.arrayContaining(['files-of-the-next-build', 'pages-of-the-next-build']));
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((n) => before.includes(n)))
    .toEqual([]);
  // The page that was open is kept by the new one.
  await expect.poll(() => cachedPages(page)).toEqual(['/']);
});

test('only the last forty pages stay @breadth', async ({ page }) => {
  const { publicRows } = await import('#app/registry.ts');
  const shared = publicRows.filter((row) => row.cache && !row.path.includes(':'));
  const paths = shared.map((row) => row.path);
  expect(paths.length).toBeGreaterThan(40);
  await visitUnderWorker(page, '/');
  for (const path of paths) await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(async () => (await cachedPages(page)).at(-1)).toBe(paths.at(-1));
  expect((await cachedPages(page)).length).toBe(40);
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'none' }],
  ['is broken', { contentType: 'text/javascript', body: 'throw new Error("broken")' }],
] as const) {
  test(`a worker that ${what} does not affect the visitor @breadth`, async ({
    page,
    context,
    guard,
  }) => {
    // The browser's own words, which no page can keep from its console.
    guard.expect(/^error: A bad HTTP response code \(404\) was received when fetching the script/);
    let markRequested = () => {};
    const wasRequested = new Promise<void>((resolve) => {
      markRequested = resolve;
    });
    await context.route('**/sw.js', async (route) => {
      await route.fulfill(answer);
      markRequested();
    });
    await page.goto('/');
    await wasRequested;
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await page.goto('/faq');
    await expect(title(page)).toBeVisible();
  });
}
