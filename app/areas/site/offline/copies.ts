import { localeOfPath } from '#app/i18n/locale.ts';
import { savesData } from '#app/ui/device-ability.ts';
import type { WorkerBuild } from './worker-scope.ts';

/* What the service worker caches, under which names, and what the server allows. */

declare const BUILD: WorkerBuild;
const built = BUILD;
export const { auth: AUTH, account: ACCOUNT, areas: AREAS, offline: OFFLINE } = built;
export const { portal: PORTAL, signOut: SIGN_OUT, language: LANGUAGE } = built;
export const { clientOffline: CLIENT_OFFLINE, clientScripts: CLIENT_SCRIPTS } = built;
export const { version: VERSION, savedPosts: SAVED_POSTS } = built;
export const FORMS = new RegExp(built.forms);

const FILES_KEY = 'files';
const PAGES_KEY = 'pages';
const IMAGES_KEY = 'images';
export const FILES = `${FILES_KEY}-${built.version}`;
export const PAGES = `${PAGES_KEY}-${built.version}`;
export const IMAGES = `${IMAGES_KEY}-${built.version}`;
/** An empty cache that marks a possible sign-in. The session's cookie cannot be read from here. */
export const SIGNED_IN_KEY = 'signed-in';

/** The oldest copies are dropped first. */
export const MOST_PAGES = 40;
const MOST_IMAGES = 40;
const A_DAY_MS = 24 * 3600 * 1000;

export const ofFiles = { cacheName: FILES, ignoreVary: true };

/** Addresses that a page's HTML makes a browser request. */
const PARTS =
  /(?:(?:rel="(?:stylesheet|icon)" href| src(?:set)?|data-fallback)=|\bimport\()"(\/[^" ,]+)/gi;

/** Whether the server allows a shared cache of this response, and so a copy on this device. */
const isShared = ({ status, type, headers }: Response) =>
  status === 200 &&
  type === 'basic' &&
  !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');

const isPage = (response: Response) =>
  isShared(response) && (response.headers.get('content-type') ?? '').startsWith('text/html');

export async function keep(name: string, key: string, response: Response, most = Infinity) {
  const cache = await caches.open(name);
  // Cached again, it is the youngest again.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

/** Caches an opened page, unless the server forbids it or a user is signed in. */
export async function keepPage(pathname: string, response: Response): Promise<void> {
  if (!isPage(response) || (await caches.has(SIGNED_IN_KEY))) return;
  await keep(PAGES, pathname, response, MOST_PAGES);
}

export async function keepImage(url: string, response: Response): Promise<void> {
  if (isShared(response)) await keep(IMAGES, url, response, MOST_IMAGES);
}

export async function keepFile(url: string, response: Response): Promise<void> {
  if (isShared(response)) await keep(FILES, url, response);
}

/** A part of a page; of a stylesheet the fonts too, unless the visitor saves data. */
export async function fetchPart(address: string): Promise<void> {
  if (await caches.match(address, ofFiles)) return;
  const response = await fetch(address);
  await keepFile(address, response.clone());
  if (!address.endsWith('.css') || savesData()) return;
  const fonts = (await response.text()).match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
  await Promise.all([...new Set(fonts)].map(fetchPart));
}

/** Fetches a page with the files of its HTML: stylesheets, the script, the logo in its sizes. False when
 * there is no such page to cache. */
export async function fetchWhole(name: string, address: string): Promise<boolean> {
  const response = await fetch(address);
  if (!isPage(response)) return false;
  const html = await response.clone().text();
  await Promise.all([
    name === PAGES ? keepPage(address, response) : keep(name, address, response),
    ...[...html.matchAll(PARTS)].map(([, part]) => fetchPart(part ?? '')),
  ]);
  return true;
}

/** Once a day the offline page is fetched again, so that it has the present name and colours of the site. */
export async function refreshOfflinePage(pathname: string): Promise<void> {
  const address = OFFLINE[localeOfPath(pathname)];
  const cached = await caches.match(address, ofFiles);
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  if (!(age < A_DAY_MS)) await fetchWhole(FILES, address);
}
