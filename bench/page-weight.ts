import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { alternatesOf } from '#app/paths.ts';
import type { RouteName } from '../app/paths.ts';
import { publicRows } from '../app/registry.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** How long after the load event transfers still count, in milliseconds. */
const AFTER_LOAD_MS = 5000;
const AT_ONCE = 12;

export const KINDS = ['HTML', 'CSS', 'JavaScript', 'Fonts'] as const;
export type Kind = (typeof KINDS)[number];
const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'Fonts',
};

export type Weight = {
  address: string;
  /** Bytes of the bodies as they came, compressed. */
  bytes: Record<Kind, number>;
  /** Addresses asked for on other hosts. */
  elsewhere: string[];
};

/** One address of every page template in both languages, and the 404. */
function templates(): string[] {
  const sample = { slug: 'exemplo', token: 'exemplo', protocol: 'AAAA-AAAA' };
  // Of several pages with one template the first in the table stands for all.
  const names = new Map(publicRows.toReversed().map((row) => [row.file, row.name as RouteName]));
  const pages = [...names.values()].reverse();
  return [
    ...pages.flatMap((name) => Object.values(alternatesOf(name, sample))),
    '/nao-existe',
    '/en/does-not-exist',
  ];
}

/** Adds up what the network log says of a page for as long as it is open. */
async function watch(session: CDPSession, origin: string, address: string): Promise<Weight> {
  const bytes = { HTML: 0, CSS: 0, JavaScript: 0, Fonts: 0 };
  const weight: Weight = { address, bytes, elsewhere: [] };
  const started = new Map<string, { kind: Kind; head: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = KIND_OF[type];
    // What has come so far is the head of the answer, which no budget is about.
    if (kind) started.set(requestId, { kind, head: response.encodedDataLength });
    if (!response.url.startsWith(origin) && !response.url.startsWith('data:')) {
      weight.elsewhere.push(response.url);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = started.get(requestId);
    if (found) bytes[found.kind] += encodedDataLength - found.head;
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
    const weight = await watch(await context.newCDPSession(page), site.url(''), pathname);
    await page.goto(site.url(pathname), { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    return weight;
  } finally {
    await context.close();
  }
}

/** What a first visit to each page template transfers until 5 s after load, untouched. */
export async function measurePageWeight(site: MeasuredProcess): Promise<Weight[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const weights: Weight[] = [];
    const waiting = templates();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE);
      weights.push(...(await Promise.all(batch.map((address) => weigh(browser, site, address)))));
    }
    return weights;
  } finally {
    await browser.close();
  }
}
