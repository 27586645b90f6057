import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { ABLE } from '../browser/device.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { visitUnderWorker } from './fixtures/worker.ts';

/** Paths of the pages that the browser fetched ahead. */
function fetchedAhead(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() || request.headers()['sec-purpose'] !== 'prefetch') return;
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const headerLink = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).first();

/** A page whose clock the test owns and does not let run. */
async function visitInStoppedTime(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await visit(page, address);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets everything that was to be asked for reach the server: the browser asks in order. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return fetch('/healthz');
  });
}

const cases = pathTo('cases', 'pt-BR');
const contact = pathTo('contact', 'pt-BR');

test('a page is fetched ahead after a pointer rests 100 ms on its link, once', async ({
  page,
  context,
}) => {
  const ahead = fetchedAhead(context);
  await visitInStoppedTime(page, '/');
  await headerLink(page, cases).hover();
  await page.clock.runFor(99);
  await settled(page);
  expect(ahead).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => ahead).toEqual([cases]);

  // A passing pointer requests nothing, and nothing is requested twice.
  await headerLink(page, contact).hover();
  await page.clock.runFor(60);
  await headerLink(page, cases).hover();
  await page.clock.runFor(500);
  await settled(page);
  expect(ahead).toEqual([cases]);
});

test('the page that was fetched ahead is the one that opens @breadth', async ({
  page,
  context,
}) => {
  const ahead = fetchedAhead(context);
  await visit(page, '/');
  await headerLink(page, cases).hover();
  await expect.poll(() => ahead).toEqual([cases]);
  await headerLink(page, cases).click();
  await expect(page).toHaveURL(cases);
  const delivery = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceEntry & { deliveryType: string }).deliveryType;
    });
  expect(await delivery()).toBe('navigational-prefetch');
});

test('the keyboard prefetches as the pointer does @breadth', async ({ page, context }) => {
  const ahead = fetchedAhead(context);
  await visitInStoppedTime(page, '/');
  await headerLink(page, contact).focus();
  await page.clock.runFor(100);
  await expect.poll(() => ahead).toEqual([contact]);
});

test('what was fetched ahead is not shown once it may be old @breadth', async ({
  page,
  context,
  rows,
  afterwards,
}) => {
  const set = 'update public.company_settings set company_name = $1 where company_name = $2';
  const ahead = fetchedAhead(context);
  await visitInStoppedTime(page, '/');
  await headerLink(page, cases).hover();
  await page.clock.runFor(100);
  await expect.poll(() => ahead).toEqual([cases]);
  afterwards(() => rows.change(set, 'Forja', 'Bigorna'));
  await rows.change(set, 'Bigorna', 'Forja');
  await page.clock.runFor(20_000);
  await settled(page);
  await headerLink(page, cases).click();
  await expect(page).toHaveURL(cases);
  await expect(page.locator('a.logo')).toHaveAccessibleName(/Bigorna/);
});

test('only links to shared pages are prefetched @breadth', async ({ page, context }) => {
  const ahead = fetchedAhead(context);
  await visitInStoppedTime(page, '/faq');
  const alone = [
    '/auth',
    '/admin/leads',
    '/portal/cliente',
    '/busca',
    '/busca?q=forja',
    '/en/search',
    '/erro-500',
    '/obrigado/AAAA-AAAA',
    '/projeto?de=faq',
    '/faq',
    '/sobre#regras',
    '/brand/favicon.svg',
    'https://elsewhere.example/page',
    'mailto:ola@forja.example',
  ];
  const place = (path: string, download = false) =>
    page.evaluate(
      ([href, asFile]) => {
        const link = document.createElement('a');
        link.href = href;
        if (asFile) link.download = 'file';
        link.textContent = href;
        link.id = 'probe';
        document.querySelector('#probe')?.remove();
        document.querySelector('main')?.prepend(link);
      },
      [path, download] as const,
    );
  for (const [path, download] of [
    ...alone.map((path) => [path, false] as const),
    [contact, true] as const,
  ]) {
    await place(path, download);
    await page.locator('#probe').hover();
    await page.clock.runFor(200);
  }
  await settled(page);
  expect(ahead).toEqual([]);
  // The same link to a page that all share is followed.
  await place(contact);
  await page.locator('#probe').hover();
  await page.clock.runFor(100);
  await expect.poll(() => ahead).toEqual([contact]);
});

for (const [where, notice] of [
  ['with save-data', { connection: { ...ABLE.connection, saveData: true } }],
  ['on 2g', { connection: { ...ABLE.connection, effectiveType: '2g' } }],
  ['on slow-2g', { connection: { ...ABLE.connection, effectiveType: 'slow-2g' } }],
  ['on a downlink under 1.5', { connection: { ...ABLE.connection, downlink: 1.45 } }],
  ['with fewer than four cores', { hardwareConcurrency: 3 }],
  ['with under four gigabytes', { deviceMemory: 2 }],
] as const) {
  test.describe(`${where}${breadth(where !== 'with save-data')}`, () => {
    test.use({ device: { ...ABLE, ...notice } });

    test('nothing is fetched ahead, no page and no island @breadth', async ({ page, context }) => {
      const ahead = fetchedAhead(context);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await visitInStoppedTime(page, '/');
      await headerLink(page, cases).hover();
      await page.clock.runFor(1000);
      await page.getByRole('banner').getByRole('link', { name: 'Forjar projeto' }).hover();
      await page.clock.runFor(1000);
      await settled(page);
      expect(ahead).toEqual([]);
      expect(scripts).toHaveLength(1);
    });
  });
}

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages are fetched ahead as well @breadth', async ({ page, context }) => {
    const ahead = fetchedAhead(context);
    await visitUnderWorker(page, '/');
    await headerLink(page, cases).hover();
    await expect.poll(() => ahead).toContain(cases);
    await headerLink(page, cases).click();
    await expect(page).toHaveURL(cases);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
