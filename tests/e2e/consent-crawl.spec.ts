import type { BrowserContext, Page } from '@playwright/test';
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type StoredItem,
  storageList,
} from '#app/consent/storage-list.ts';
import { vendorItems } from '#app/consent/vendor-items.ts';
import { storedItems } from '#app/features/seo/stored-items.ts';
import type { ConsentChoice } from '../browser/consent.ts';
import { goodPages } from '../routes/page-addresses.ts';
import { sendPrivacyControl } from './fixtures/consent.ts';
import { expect, test } from './fixtures/site.ts';
import type { Rows } from './fixtures/site-process.ts';
import { recordOtherHosts, setScript, setTags } from './fixtures/tags.ts';
import { breadth } from './fixtures/variants.ts';

type State = { name: string; consentChoice: ConsentChoice; gpc?: true };

const STATES: readonly State[] = [
  { name: 'never asked', consentChoice: null },
  { name: 'necessary only', consentChoice: 'necessary' },
  { name: 'everything allowed', consentChoice: 'all' },
  { name: 'everything allowed before Global Privacy Control', consentChoice: 'all', gpc: true },
];

const allowsAll = ({ consentChoice, gpc }: State) => consentChoice === 'all' && !gpc;

/** What the scripts of staff keep, as the page of cookies reads it. */
async function storedByScripts(rows: Rows): Promise<StoredItem[]> {
  const tags = await rows.read<{ stores: unknown; category: ConsentCategory }>(
    'select stores, consent_category as category from public.custom_tags where is_active',
  );
  return tags.flatMap(({ stores, category }) => storedItems(stores, category));
}

let scripted: StoredItem[] = [];

/** Whether /cookies lists it for this state. */
function isDeclared(kind: StoredItem['kind'], name: string, state: State): boolean {
  const categories = allowsAll(state) ? CONSENT_CATEGORIES : ['necessary'];
  return [...storageList, ...vendorItems, ...scripted].some(
    ({ key, kind: where, category }) =>
      where === kind &&
      (categories as readonly string[]).includes(category) &&
      (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key),
  );
}

/** Everything that is in this browser now, and what is not declared of it. */
async function undeclared(page: Page, context: BrowserContext, state: State): Promise<string[]> {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cacheStorage: (await caches.keys()).map((name) => name.replace(/-.*/, '')),
    other: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
  const { other, ...storages } = stored;
  const found = Object.entries({ cookie: cookies, ...storages }) as [
    StoredItem['kind'],
    string[],
  ][];
  return [
    ...found.flatMap(([kind, names]) =>
      names.filter((name) => !isDeclared(kind, name, state)).map((name) => `${kind} ${name}`),
    ),
    ...other.map((name) => `indexedDB ${name}`),
  ];
}

/** Opens one page and lists what it does that /cookies does not list. */
async function faultsOf(
  page: Page,
  context: BrowserContext,
  requests: string[],
  address: string,
  state: State,
) {
  requests.length = 0;
  await page.goto(address, { waitUntil: 'networkidle' });
  const hosts = allowsAll(state) ? [] : requests;
  return [...(await undeclared(page, context, state)), ...hosts].map(
    (fault) => `${address}: ${fault}`,
  );
}

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ consentChoice: state.consentChoice });
    test.beforeEach(async ({ page, rows, afterwards }) => {
      afterwards(await setTags(rows));
      afterwards(await setScript(rows));
      scripted = await storedByScripts(rows);
      if (state.gpc) await sendPrivacyControl(page);
    });

    test('no page stores or requests what /cookies does not declare @breadth', async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const requests = await recordOtherHosts(context, baseURL ?? '');
      const faults: string[] = [];
      let foreign = 0;
      for (const { address } of goodPages) {
        faults.push(...(await faultsOf(page, context, requests, address, state)));
        foreign += requests.length;
      }
      console.log(`${state.name}: ${goodPages.length} pages, ${foreign} requests to other hosts`);
      expect(faults).toEqual([]);
      // Else the crawl would find nothing because there is nothing to find.
      expect(foreign > 0).toBe(allowsAll(state));
    });

    test(`a planted cookie and key are found${breadth(state.consentChoice === 'necessary' || state.gpc)}`, async ({
      page,
      context,
      baseURL,
    }) => {
      const requests = await recordOtherHosts(context, baseURL ?? '');
      await page.addInitScript(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: planted
        document.cookie = 'planted=1; path=/';
        localStorage.setItem('planted-key', '1');
      });
      const faults = await faultsOf(page, context, requests, '/faq', state);
      expect(faults).toEqual(
        expect.arrayContaining(['/faq: cookie planted', '/faq: localStorage planted-key']),
      );
      // What a script tag of staff stores exists once it is allowed, and is listed then.
      const meter = () => page.evaluate(() => localStorage.getItem('medidor-visitas'));
      await expect.poll(meter).toBe(allowsAll(state) ? '1' : null);
      expect(faults.join()).not.toContain('medidor');
    });

    if (!allowsAll(state)) {
      test(`a planted tag is found${breadth(state.consentChoice !== null)}`, async ({
        page,
        context,
        baseURL,
        guard,
      }) => {
        guard.expect(/Content Security Policy/);
        const requests = await recordOtherHosts(context, baseURL ?? '');
        await page.addInitScript(() => {
          addEventListener('load', () => {
            const script = document.createElement('script');
            script.src = 'https://www.googletagmanager.com/gtag/js?id=G-PLANTED';
            document.head.append(script);
          });
        });
        // The stand-in of the tag finds no queue to read.
        guard.expect(/uncaught/);
        const faults = await faultsOf(page, context, requests, '/faq', state);
        expect(faults.join()).toContain('googletagmanager.com/gtag/js?id=G-PLANTED');
      });
    }
  });
}
