/*
 * What a device may keep of the client portal, and when it is deleted. The server sets headers of its own,
 * because personal pages are `no-store` for every other cache. The service worker obeys them.
 */

/** The account of a page: a key without name or address. */
export const ACCOUNT_HEADER = 'x-client-account';
/** Set instead where nobody is signed in. */
export const SIGNED_OUT = 'nobody';
/** A key of the clients whose work the user may see, and their roles: it changes when those change. */
export const RIGHTS_HEADER = 'x-client-rights';
/** Set on the pages that may be cached, and on no other. */
export const KEEP_HEADER = 'x-client-keep';
/** The rights of a user without a client. */
export const NO_CLIENT = 'none';

/** Name of the cache of an account, which exists while its user has switched copies on this device on. */
const COPIES_KEY = 'client-copies';
const START = `${COPIES_KEY}-`;
/** Headers of the copies besides their body. */
export const CACHED_AT = 'x-kept-at';
export const CACHED_BY = 'x-kept-by';

const HOUR_MS = 3_600_000;
const CACHE_DAYS = 7;
export const CACHE_MS = CACHE_DAYS * 24 * HOUR_MS;

/** Keys consist of letters, digits, `-` and `_`. */
export const copiesName = (account: string, rights: string): string =>
  `${START}${account}.${rights}`;

/** The account of a cache, or null where it is no such cache. */
export function ownerOfCopies(name: string): { account: string; rights: string } | null {
  if (!name.startsWith(START)) return null;
  const [account = '', rights = ''] = name.slice(START.length).split('.');
  return { account, rights };
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Whether this response may be cached: whole, at its own address, and allowed by the server. */
export const mayKeep = ({ status, type, redirected, headers }: Answer): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  headers.has(KEEP_HEADER) &&
  headers.has(ACCOUNT_HEADER) &&
  (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * What happens to a cache after a response. `go`: the device now belongs to another user or to nobody, or
 * the user has no client any more. `empty`: refused once, so what was cached before may be refused too.
 * `renew`: what the user may see has changed. A redirect is ignored: it carries no such header.
 */
export function cacheActionFor(
  name: string,
  { status, type, headers }: Answer,
  inPortal: boolean,
): 'stay' | 'renew' | 'empty' | 'go' {
  const owner = ownerOfCopies(name);
  if (!owner || type === 'opaqueredirect') return 'stay';
  const account = headers.get(ACCOUNT_HEADER);
  if (inPortal && status === 401) return 'go';
  if (account !== null && account !== owner.account) return 'go';
  const rights = headers.get(RIGHTS_HEADER);
  if (rights === NO_CLIENT) return 'go';
  if (rights !== null && rights !== owner.rights) return 'renew';
  return inPortal && (status === 403 || status === 404) ? 'empty' : 'stay';
}

/** Whether a copy may still be read. One from the future means that the clock was put back. */
export function isFresh(cachedAt: number, now: number): boolean {
  return now - cachedAt < CACHE_MS && cachedAt - now < HOUR_MS;
}

/** Queries that are part of a page's name; any other, such as a search, makes it one that is not kept. */
const NAMING = ['cliente', 'versao'];
/** Query keys with the result of an action. */
const PASSING = ['done'];

/** The cache address of a page, or null where its kind is not cached. */
export function copyKey(url: URL): string | null {
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (NAMING.includes(name)) query.append(name, value);
    else if (!PASSING.includes(name)) return null;
  }
  const text = String(query);
  return `${url.pathname.replace(/\/$/, '')}${text && `?${text}`}`;
}
