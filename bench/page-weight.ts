import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { alternatesOf, type RouteName } from '../app/paths.ts';
import { publicRows } from '../app/route-table.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { Finding } from './finding.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** How long after the load event transfers still count, in milliseconds (design §3). */
const AFTER_LOAD_MS = 5000;
const AT_ONCE = 6;
const KB = 1024;

/** Budgets of a public page, in KB as transferred (design §3; fonts: home page, all pages alike). */
const BUDGETS = { HTML: 14, CSS: 10, JavaScript: 8, Fonts: 60 } as const;
type Kind = keyof typeof BUDGETS;
const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'Fonts',
};

/** One address of every page template in both languages, and the 404. */
function templates(): string[] {
  const sample = { slug: 'exemplo', token: 'exemplo', protocol: 'AAAA-AAAA' };
  const names = new Map(publicRows.map((row) => [row.file, row.name as RouteName]));
  // The home page first, and never under another page's name.
  const pages: RouteName[] = ['home', ...[...names.values()].filter((name) => name !== 'home')];
  return [
    ...pages.flatMap((name) => Object.values(alternatesOf(name, sample))),
    '/nao-existe',
    '/en/does-not-exist',
  ];
}

type Weight = Record<Kind, number> & { third: string[] };

/** Adds up what the network log says of a page until told to stop. */
async function watch(session: CDPSession, origin: string): Promise<Weight> {
  const weight: Weight = { HTML: 0, CSS: 0, JavaScript: 0, Fonts: 0, third: [] };
  const kinds = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = KINDS[type];
    if (kind) kinds.set(requestId, kind);
    if (!response.url.startsWith(origin) && !response.url.startsWith('data:')) {
      weight.third.push(response.url);
    }
  });
  // Bytes of the body as they came, compressed; the headers of an answer are not in them.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return weight;
}

async function weigh(browser: Browser, site: MeasuredProcess, pathname: string): Promise<Weight> {
  // Asked twice before, so that the tightly compressed copy is there.
  for (let time = 0; time < 2; time += 1) {
    const headers = { 'accept-encoding': 'br' };
    await (await fetch(site.url(pathname), { headers })).arrayBuffer();
  }
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const weight = await watch(await context.newCDPSession(page), site.url(''));
    await page.goto(site.url(pathname), { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    return weight;
  } finally {
    await context.close();
  }
}

/** What a first visit to each page template transfers until 5 s after load, untouched. */
export async function measurePageWeight(site: MeasuredProcess): Promise<Finding[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const findings: Finding[] = [];
    const waiting = templates();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE);
      const weights = await Promise.all(batch.map((address) => weigh(browser, site, address)));
      for (const [index, weight] of weights.entries()) {
        const address = batch[index] ?? '';
        for (const kind of Object.keys(BUDGETS) as Kind[]) {
          const value = weight[kind] / KB;
          const atMost = BUDGETS[kind];
          findings.push({ what: `${address} ${kind}`, value, unit: 'KB', digits: 1, atMost });
        }
        const what = `${address} requests to other hosts`;
        if (weight.third.length > 0) {
          findings.push({ what, value: weight.third.length, unit: '', atMost: 0 });
        }
      }
    }
    return findings;
  } finally {
    await browser.close();
  }
}
