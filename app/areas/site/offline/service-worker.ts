import { ownerOfCopies } from '#app/features/client-device/copy-rules.ts';
import { withSavedPosts } from '#app/features/saved-posts/list-saved-posts.ts';
import { SYNC_TAG, sendSavedPosts } from '#app/features/saved-posts/saved-post.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { withCachedPages } from './cached-pages.ts';
import {
  clientPageOffline,
  dropClientOffline,
  filesOfClients,
  forgetClients,
  heedAnswer,
  keepClientPage,
  refreshClientOffline,
} from './client-copies.ts';
import {
  ACCOUNT,
  AREAS,
  AUTH,
  FILES,
  FORMS,
  fetchWhole,
  IMAGES,
  keepFile,
  keepImage,
  keepPage,
  LANGUAGE,
  OFFLINE,
  ofFiles,
  PAGES,
  PORTAL,
  refreshOfflinePage,
  SAVED_POSTS,
  SIGN_OUT,
  SIGNED_IN_KEY,
} from './copies.ts';
import { changeSavedPosts, sendNativePost } from './native-posts.ts';
import type { AskEvent, WorkerScope } from './worker-scope.ts';

/*
 * Public pages come from the network whenever it responds; a copy is shown only where it does not. Nothing
 * behind sign-in is cached, and for a signed-in user no page at all, except those of the client portal that
 * they asked this device to keep. Of posts it handles those of visitors' forms alone, which it saves where the
 * network does not respond.
 */

const worker = self as unknown as WorkerScope;

/** Whether a cache holds pages that a client keeps. */
const isOfClient = (name: string) => ownerOfCopies(name) !== null;

const isArea = (pathname: string) =>
  AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));

/** Work after a response. A failure only means a missing copy, and does not affect the page. */
const afterwards = (event: AskEvent, work: Promise<unknown>) =>
  event.waitUntil(work.catch(() => {}));

/** The offline pages, and the pages that are open already: they loaded before there was a worker. */
async function install(): Promise<void> {
  await worker.skipWaiting();
  const unseen = [...Object.values(OFFLINE), ...Object.values(SAVED_POSTS)];
  const offline = unseen.map((page) => fetchWhole(FILES, page));
  if ((await Promise.all(offline)).includes(false)) throw new Error('No offline page.');
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = new Set(open.map(({ url }) => new URL(url).pathname));
  const own = [...pages].filter((page) => !isArea(page));
  await Promise.allSettled(own.map((page) => fetchWhole(PAGES, page)));
}

async function activate(): Promise<void> {
  // Pages that clients keep outlive a build, with the files they were made with.
  const ours = new Set([FILES, PAGES, IMAGES, SIGNED_IN_KEY, ...(await filesOfClients())]);
  const names = (await caches.keys()).filter((name) => !ours.has(name) && !isOfClient(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function offlinePage(pathname: string): Promise<Response> {
  const locale = localeOfPath(pathname);
  const page = await caches.match(OFFLINE[locale], ofFiles);
  return page ? withCachedPages(page, await caches.open(PAGES), locale) : Response.error();
}

async function fromNetwork({ preloadResponse, request }: AskEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function page(event: AskEvent, pathname: string): Promise<Response> {
  try {
    const response = await fromNetwork(event);
    afterwards(event, keepPage(pathname, response.clone()));
    afterwards(event, refreshOfflinePage(pathname));
    // A visit is when posts are sent that no Background Sync has sent before.
    afterwards(event, sendSavedPosts());
    return response;
  } catch {
    const cached = await caches.match(pathname, { cacheName: PAGES, ignoreVary: true });
    return cached ?? offlinePage(pathname);
  }
}

/** Milliseconds that the page of saved posts waits for its posts to be sent. */
const SEND_FIRST_MS = 3000;

/** The page of saved posts, filled in with those of this device. With a connection it first sends what waits. */
async function savedPostsPage(event: AskEvent, pathname: string): Promise<Response> {
  const cached = await caches.match(pathname, ofFiles);
  const loaded = await fromNetwork(event).catch(() => undefined);
  if (loaded) {
    const sending = sendSavedPosts();
    afterwards(event, sending);
    await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, SEND_FIRST_MS))]);
  }
  const shown = loaded ?? cached;
  if (!shown) return offlinePage(pathname);
  return shown.ok ? withSavedPosts(shown, localeOfPath(pathname)) : shown;
}

const isSavedPosts = (pathname: string) => Object.values(SAVED_POSTS).includes(pathname);

/** The answer to a form that the browser posts itself; none where the worker leaves the post alone. */
function answerToForm({ request }: AskEvent, pathname: string): Promise<Response> | undefined {
  if (request.mode !== 'navigate') return undefined;
  if (isSavedPosts(pathname)) return changeSavedPosts(request);
  if (!FORMS.test(pathname)) return undefined;
  const list = SAVED_POSTS[localeOfPath(pathname)];
  return sendNativePost(request, worker.registration, new URL(list, worker.location.href).href);
}

async function noteSignedIn(signedIn: boolean): Promise<void> {
  if (signedIn) await Promise.all([caches.open(SIGNED_IN_KEY), caches.delete(PAGES)]);
  else await caches.delete(SIGNED_IN_KEY);
}

/** A page behind sign-in means a signed-in user, the sign-in page an anonymous one. The pages around it,
 * such as signing up, are for both and prove nothing. */
async function noteEvidence(pathname: string): Promise<void> {
  const below = pathname.startsWith(`${AUTH}/`) && !pathname.startsWith(ACCOUNT);
  if (!below) await noteSignedIn(pathname !== AUTH);
}

const isPortal = (pathname: string) => pathname === PORTAL || pathname.startsWith(`${PORTAL}/`);

/** The effect of a portal response on the copies, and its own copy, if the page may be kept. */
async function noteForClients(url: URL, answer: Response): Promise<void> {
  await heedAnswer(answer, isPortal(url.pathname));
  if (!isPortal(url.pathname)) return;
  await keepClientPage(url, answer);
  await refreshClientOffline();
}

/** A page behind sign-in, passed through and only inspected. */
async function areaPage(event: AskEvent, url: URL): Promise<Response> {
  const { pathname } = url;
  try {
    const response = await fromNetwork(event);
    const answered = response.type !== 'opaqueredirect' && response.status < 500;
    if (answered) {
      afterwards(event, noteEvidence(pathname));
      afterwards(event, noteForClients(url, response.clone()));
    }
    return response;
  } catch {
    return (isPortal(pathname) && (await clientPageOffline(url))) || offlinePage(pathname);
  }
}

async function file(event: AskEvent): Promise<Response> {
  const { url } = event.request;
  // Their names contain a hash of their content: one of an older build is as good.
  const cached = await caches.match(url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  afterwards(event, keepFile(url, response.clone()));
  return response;
}

async function image(event: AskEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    afterwards(event, keepImage(url, response.clone()));
    return response;
  } catch {
    return (await caches.match(url, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url, destination } = event.request;
  // In a frame of another product none of our pages may replace it.
  if (destination === 'iframe') return;
  const requested = new URL(url);
  const { origin, pathname } = requested;
  if (origin !== worker.location.origin) return;
  if (method !== 'GET') {
    // Signing in or out is a post there: all copies were another user's.
    if (isArea(pathname)) afterwards(event, noteSignedIn(true));
    if (pathname === SIGN_OUT) afterwards(event, forgetClients());
    if (pathname === LANGUAGE) afterwards(event, dropClientOffline());
    const answer = answerToForm(event, pathname);
    if (answer !== undefined) event.respondWith(answer);
  } else if (mode === 'navigate' && isSavedPosts(pathname)) {
    event.respondWith(savedPostsPage(event, pathname));
  } else if (mode === 'navigate') {
    event.respondWith(isArea(pathname) ? areaPage(event, requested) : page(event, pathname));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(event));
  } else if (destination === 'image' && !isArea(pathname)) {
    event.respondWith(image(event));
  }
});
worker.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  const sending = sendSavedPosts().then((all) => {
    // The browser tries again later.
    if (!all) throw new Error('Posts still wait.');
  });
  event.waitUntil(sending);
});
