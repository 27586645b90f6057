import { alone } from '#app/features/client-device/copies-lock.ts';
import {
  ACCOUNT_HEADER,
  CACHED_AT,
  CACHED_BY,
  cacheActionFor,
  copiesName,
  copyKey,
  isFresh,
  mayKeep,
  ownerOfCopies,
  RIGHTS_HEADER,
} from '#app/features/client-device/copy-rules.ts';
import { offlineWith, withBand } from './client-pages.ts';
import {
  CLIENT_OFFLINE,
  CLIENT_SCRIPTS,
  FILES,
  fetchPart,
  keep,
  MOST_PAGES,
  VERSION,
} from './copies.ts';

/* Pages of the client portal that a user asked this device to keep. The cache of the account exists while
 * the user wants it, and is deleted with all its contents. */

const ours = async () => (await caches.keys()).filter((name) => ownerOfCopies(name) !== null);

/** The scripts and stylesheets that a page of the portal needs. Pictures and files are left out. */
const PARTS = /(?:rel="stylesheet" href=|\bimport\()"(\/assets\/[^" ,]+)/g;

const cachedAt = (copy: Response) => Number(copy.headers.get(CACHED_AT));

/** Deletes every page of every account, and the choice to keep them. */
export async function forgetClients(): Promise<void> {
  await alone(async () => {
    await Promise.all((await ours()).map((name) => caches.delete(name)));
  });
}

const allCopies = async () => (await Promise.all((await ours()).map(freshCopies))).flat();

/** Copies of a cache that may still be read, the youngest last; the others are deleted. */
async function freshCopies(name: string): Promise<{ request: Request; copy: Response }[]> {
  const cache = await caches.open(name);
  const found: { request: Request; copy: Response }[] = [];
  for (const request of await cache.keys()) {
    const copy = await cache.match(request);
    if (copy && isFresh(cachedAt(copy), Date.now())) found.push({ request, copy });
    else await cache.delete(request);
  }
  return found;
}

/** A response of the server decides over earlier copies. */
export const heedAnswer = (answer: Response, inPortal: boolean): Promise<void> =>
  alone(() => heed(answer, inPortal));

async function heed(answer: Response, inPortal: boolean): Promise<void> {
  for (const name of await ours()) {
    const action = cacheActionFor(name, answer, inPortal);
    if (action === 'stay') await freshCopies(name);
    else await caches.delete(name);
    const owner = ownerOfCopies(name);
    if (action === 'empty') await caches.open(name);
    if (action === 'renew' && owner)
      await caches.open(copiesName(owner.account, answer.headers.get(RIGHTS_HEADER) ?? ''));
  }
}

/** Caches a page of the portal, if the user has chosen that and the server allows it. */
export async function keepClientPage(url: URL, answer: Response): Promise<void> {
  const key = copyKey(url);
  if (key === null || !mayKeep(answer)) return;
  const { headers } = answer;
  const name = copiesName(headers.get(ACCOUNT_HEADER) ?? '', headers.get(RIGHTS_HEADER) ?? '');
  if (!(await caches.has(name))) return;
  const html = await answer.text();
  const copy = new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': headers.get('content-security-policy') ?? '',
      'referrer-policy': headers.get('referrer-policy') ?? '',
      [CACHED_AT]: String(Date.now()),
      [CACHED_BY]: VERSION,
    },
  });
  await alone(async () => {
    // Switched off while the page was loading: then no cache is created.
    if (await caches.has(name)) await keep(name, key, copy, MOST_PAGES);
  });
  await fetchParts(html);
}

/** What a page needs to be read and answered without a connection. */
async function fetchParts(html: string): Promise<void> {
  const named = [...html.matchAll(PARTS)].map(([, part]) => part ?? '');
  await Promise.all([...named, ...CLIENT_SCRIPTS].map(fetchPart));
}

/** The caches of files of the copied pages: older builds than this one among them. */
export async function filesOfClients(): Promise<string[]> {
  const copies = await alone(allCopies);
  return copies.map(({ copy }) => FILES.replace(VERSION, copy.headers.get(CACHED_BY) ?? VERSION));
}

/** The copy of a page, with its date. */
async function copyOf(url: URL): Promise<Response | undefined> {
  const key = copyKey(url);
  if (key === null) return undefined;
  const wanted = new URL(key, url).href;
  const found = (await alone(allCopies)).find(({ request }) => request.url === wanted);
  return found && withBand(found.copy, cachedAt(found.copy));
}

/** The offline response of the portal; undefined where not even the offline page is cached. */
export async function clientPageOffline(url: URL): Promise<Response | undefined> {
  const copy = await copyOf(url);
  if (copy) return copy;
  const page = await caches.match(CLIENT_OFFLINE, { cacheName: FILES, ignoreVary: true });
  if (!page) return undefined;
  const cached = await alone(allCopies);
  return offlineWith(
    page,
    cached.map(({ request, copy: one }) => ({ url: request.url, copy: one, at: cachedAt(one) })),
  );
}

const HOUR_MS = 3_600_000;

/** The offline page contains no personal data; it is fetched again every hour, and when its language was
 * changed. */
export async function refreshClientOffline(): Promise<void> {
  const cached = await caches.match(CLIENT_OFFLINE, { cacheName: FILES, ignoreVary: true });
  if (cached && Date.now() - cachedAt(cached) < HOUR_MS) return;
  const answer = await fetch(CLIENT_OFFLINE);
  if (answer.status !== 200 || answer.redirected) return;
  const html = await answer.text();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    [CACHED_AT]: String(Date.now()),
  };
  await keep(FILES, CLIENT_OFFLINE, new Response(html, { headers }));
  await fetchParts(html);
}

export async function dropClientOffline(): Promise<void> {
  await (await caches.open(FILES)).delete(CLIENT_OFFLINE);
}
