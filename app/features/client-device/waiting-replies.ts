import { ACCOUNT_HEADER } from './copy-rules.ts';
import type { Refusal } from './device-words.ts';

/** Prefix of the keys under which this browser keeps replies written offline, until they are sent or the
 * user signs out. */
export const REPLIES_KEY = 'forja-replies';
const LOCK = 'forja-replies';

export type Reply = {
  /** Under which the server keeps it once, however often it is sent. */
  id: string;
  action: string;
  fields: [name: string, value: string][];
  /** The conversation of the reply, by the name of its form. */
  place: string;
  /** Name and address of the page it was written on. */
  title: string;
  page: string;
  body: string;
  at: number;
  state: 'waiting' | 'failed' | 'signedOut' | Refusal;
};
type OwnedReply = Reply & { owner: string };

/** Each under a key of its own, so that no tab writes over what another has just added. */
const keyOf = (id: string) => `${REPLIES_KEY}.${id}`;

function read(key: string): OwnedReply | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as OwnedReply | null;
  } catch {
    return null;
  }
}

function all(): OwnedReply[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')));
    const stored = keys.flatMap((key) => read(key) ?? []);
    return stored.sort((one, other) => one.at - other.at);
  } catch {
    // The device lets nothing be kept.
    return [];
  }
}

/** The waiting replies of one account; all of them where the page has no account. */
export const waitingReplies = (account: string): Reply[] =>
  all().filter(({ owner }) => account === '' || owner === account);

/** Another account is signed in now: the replies of other accounts are deleted. */
export function dropForeign(account: string): void {
  if (account === '') return;
  for (const { id, owner } of all()) if (owner !== account) dropReply(id);
}

export function dropAll(): void {
  for (const { id } of all()) dropReply(id);
}

/** False where the device has no room, or lets nothing be kept. */
export function keepReply(account: string, reply: Reply): boolean {
  try {
    localStorage.setItem(keyOf(reply.id), JSON.stringify({ ...reply, owner: account }));
    return true;
  } catch {
    return false;
  }
}

export function dropReply(id: string): void {
  localStorage.removeItem(keyOf(id));
}

function mark(account: string, id: string, state: Reply['state']): void {
  const stored = read(keyOf(id));
  if (stored) keepReply(account, { ...stored, state });
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'gone',
  404: 'gone',
  413: 'large',
  429: 'limited',
};

/** Whether a post was accepted: it is redirected to a page other than sign-in, which may be an error page. */
export const isAccepted = (answer: Response): boolean => answer.redirected && !isSignInPage(answer);
/** Whether another account has signed in meanwhile. */
export const isOthers = ({ headers }: Response, account: string): boolean =>
  (headers.get(ACCOUNT_HEADER) ?? account) !== account;
export const isSignInPage = ({ url }: Response): boolean =>
  new URL(url).pathname === import.meta.env.AUTH;

async function post(account: string, reply: Reply): Promise<'sent' | Reply['state'] | 'cut'> {
  const body = new FormData();
  for (const [name, value] of reply.fields) body.append(name, value);
  const headers = { [ACCOUNT_HEADER]: account };
  try {
    const answer = await fetch(reply.action, { method: 'POST', body, headers });
    if (isAccepted(answer)) return 'sent';
    if (isSignInPage(answer)) return 'signedOut';
    if (isOthers(answer, account)) return 'other';
    if (answer.status >= 500) return 'failed';
    return REFUSALS[answer.status] ?? 'invalid';
  } catch {
    return 'cut';
  }
}

/** Replies that are sent automatically; refused ones wait for the user. */
const goes = ({ state }: Reply) =>
  state === 'waiting' || state === 'failed' || state === 'signedOut';

async function sendAll(account: string, only: string | undefined): Promise<Reply[]> {
  const sent: Reply[] = [];
  const wanted = waitingReplies(account).filter((one) => (only ? one.id === only : goes(one)));
  for (const reply of wanted) {
    // Another tab may have thrown it away or sent it meanwhile.
    if (!read(keyOf(reply.id))) continue;
    const became = await post(account, reply);
    if (became === 'cut') break;
    if (became === 'sent') {
      dropReply(reply.id);
      sent.push(reply);
    } else mark(account, reply.id, became);
    // Nothing after it would fare better.
    if (became === 'failed' || became === 'signedOut') break;
  }
  return sent;
}

/** Sends what waits, one tab at a time, in the order in which it was written. */
export async function sendReplies(account: string, only?: string): Promise<Reply[]> {
  if (account === '' || !navigator.onLine) return [];
  if (!navigator.locks) return sendAll(account, only);
  return navigator.locks.request(LOCK, () => sendAll(account, only));
}
