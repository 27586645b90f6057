import { createStore, del, get, set, values } from 'idb-keyval';

/*
 * Posts of visitors that this browser keeps until the site has answered (record 080). Page and service worker
 * share them: whichever runs sends what waits.
 */

export type SavedPost = {
  /** The server stores the post once under this id, however often it is sent. */
  id: string;
  /** Path of the address that it is posted to. */
  action: string;
  /** The posted fields, in their order. */
  fields: [name: string, value: string | File][];
  /** What the form is called, and the path of its page. */
  title: string;
  page: string;
  /** What the visitor typed, by the label of its question, for the list of saved posts. */
  answers: [label: string, value: string][];
  /** Epoch milliseconds. */
  savedAt: number;
  /** `refused`: the site has answered that it does not accept this post. */
  state: 'waiting' | 'sent' | 'refused';
  /** Of a sent post, where the site has named them: its reference number, and the link that opens it. */
  number?: string;
  link?: string;
};

/** What has become of a post. The reply is JSON of the site, whatever its status. */
export type SendOutcome =
  | { kind: 'answered'; status: number; reply: unknown }
  /** No answer of the site: the post waits. */
  | { kind: 'waiting' };

export type SavedPostEvent = { id: string; status: number; reply: unknown };

const CHANNEL = 'saved-posts';
/** Name of the request for Background Sync. */
export const SYNC_TAG = 'saved-posts';
const DAY_MS = 24 * 3_600_000;
/** A sent post stays in the list for this long, without its answers. */
const SENT_DAYS = 7;
const WAITING_DAYS = 30;
/** Longer than an answer takes on a bad connection. */
const PATIENCE_MS = 20_000;
const UPLOAD_PATIENCE_MS = 180_000;
/** Between two tries of an open page. */
const AGAIN_MS = 15_000;

let store: ReturnType<typeof createStore> | undefined;
const posts = () => {
  store ??= createStore('saved-posts', 'posts');
  return store;
};

/** False where the browser stores nothing, or has no room. */
export async function savePost(post: SavedPost): Promise<boolean> {
  try {
    await set(post.id, post, posts());
    return true;
  } catch {
    return false;
  }
}

/** All saved posts, in the order in which they were saved. */
export async function savedPosts(): Promise<SavedPost[]> {
  try {
    const all = await values<SavedPost>(posts());
    return all.sort((one, other) => one.savedAt - other.savedAt);
  } catch {
    return [];
  }
}

export const dropPost = (id: string): Promise<void> => del(id, posts()).catch(() => {});

const hasFiles = ({ fields }: SavedPost) => fields.some(([, value]) => typeof value !== 'string');

function bodyOf(post: SavedPost): FormData | URLSearchParams {
  if (!hasFiles(post)) return new URLSearchParams(post.fields as [string, string][]);
  const body = new FormData();
  for (const [name, value] of post.fields) body.append(name, value);
  return body;
}

/** Posts it. An answer that is not JSON came from something before the site, which is then not reached. */
async function post(saved: SavedPost): Promise<SendOutcome> {
  try {
    const response = await fetch(saved.action, {
      method: 'POST',
      body: bodyOf(saved),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(hasFiles(saved) ? UPLOAD_PATIENCE_MS : PATIENCE_MS),
    });
    return { kind: 'answered', status: response.status, reply: await response.json() };
  } catch {
    return { kind: 'waiting' };
  }
}

/** One sender at a time for each post, among all pages and the worker. */
function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`saved-post ${id}`, work) : work();
}

/** Drops a post unless the site has answered it meanwhile. Resolves to the post that was dropped. */
export function withdrawPost(id: string): Promise<SavedPost | undefined> {
  return alone(id, async () => {
    const saved = await get<SavedPost>(id, posts());
    if (saved?.state === 'sent') return undefined;
    await dropPost(id);
    return saved;
  });
}

/** Sends a post that was saved just before, and deletes it once the site has answered. */
export function sendNow(saved: SavedPost): Promise<SendOutcome> {
  return alone(saved.id, async () => {
    const outcome = await post(saved);
    if (outcome.kind === 'answered') await dropPost(saved.id);
    return outcome;
  });
}

type Accepted = { protocol?: string; link?: string | null };

/** Stores what the site answered to a post that had waited, and announces it to the open pages. */
async function noteReply(saved: SavedPost, status: number, reply: unknown): Promise<void> {
  const { protocol, link } = (reply ?? {}) as Accepted;
  await savePost(
    status < 300
      ? {
          ...{ ...saved, fields: [], answers: [], state: 'sent', savedAt: Date.now() },
          ...(protocol && { number: protocol }),
          ...(link && { link }),
        }
      : { ...saved, state: 'refused' },
  );
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id: saved.id, status, reply } satisfies SavedPostEvent);
  channel.close();
}

/** The site cannot take a post now, though it may later. */
const isLater = (status: number) => status === 429 || status >= 500;

/** Sends one post that waits. True unless nothing can be sent now. */
function sendWaiting({ id }: SavedPost): Promise<boolean> {
  return alone(id, async () => {
    // Another sender may have sent it meanwhile, or the visitor dropped it.
    const saved = await get<SavedPost>(id, posts());
    if (saved?.state !== 'waiting') return true;
    const outcome = await post(saved);
    if (outcome.kind === 'waiting' || isLater(outcome.status)) return false;
    await noteReply(saved, outcome.status, outcome.reply);
    return true;
  });
}

/** Sends everything that waits, in its order, and deletes what is too old. Resolves to whether nothing waits. */
export async function sendSavedPosts(): Promise<boolean> {
  const now = Date.now();
  for (const saved of await savedPosts()) {
    const days = saved.state === 'sent' ? SENT_DAYS : WAITING_DAYS;
    if (now - saved.savedAt > days * DAY_MS) await dropPost(saved.id);
    else if (saved.state === 'waiting' && !(await sendWaiting(saved))) return false;
  }
  return true;
}

/** Asks the browser to wake the worker once there is a connection, where it can. */
export async function requestSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { sync } = registration as { sync?: { register: (tag: string) => Promise<void> } };
  await sync?.register(SYNC_TAG).catch(() => {});
}

let trying: ReturnType<typeof setInterval> | undefined;

/** Sends what waits, and goes on trying until nothing does. */
async function tryToSend(): Promise<void> {
  if (!(await sendSavedPosts())) return;
  clearInterval(trying);
  trying = undefined;
  removeEventListener('online', tryToSend);
}

/** Has what waits sent: by this page while it is open, then by the worker. */
export function sendLater(): void {
  const registered = navigator.serviceWorker?.getRegistration();
  registered?.then((one) => one && requestSync(one)).catch(() => {});
  if (trying !== undefined) return;
  // No browser says for certain that it is online.
  trying = setInterval(tryToSend, AGAIN_MS);
  addEventListener('online', tryToSend);
}

/** The post of a form on the present page. */
export const postOf = (
  form: HTMLFormElement,
  content: Pick<SavedPost, 'id' | 'fields' | 'answers'>,
): SavedPost => ({
  ...content,
  action: new URL(form.action).pathname,
  title: document.title.split(' | ')[0] ?? '',
  page: location.pathname,
  savedAt: Date.now(),
  state: 'waiting',
});

/** Calls back with the site's answer to a post that had waited. Returns how to stop. */
export function watchPost(id: string, onReply: (event: SavedPostEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SavedPostEvent>) => {
    if (data.id === id) onReply(data);
  };
  return () => channel.close();
}
