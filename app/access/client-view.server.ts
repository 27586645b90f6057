import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { ownCookie, ownCookieName } from './own-cookie.server.ts';

/* A staff view of the portal as a client. The cookie names the client and its expiry, and is ignored for
 * another account. What may be seen is decided again by each request, and by the database. */

const CLIENT_VIEW_COOKIE_KEY = 'forja-client-view';
const VIEW_MS = 30 * 60_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const proofOf = (userId: string, organization: string, until: number) =>
  keyedHash('client-view', userId, organization, String(until)).toString('base64url');

/** Starts a view of half an hour, as Set-Cookie. */
export function beginView(userId: string, organization: string, now: Date): string {
  const until = now.getTime() + VIEW_MS;
  const value = `${organization}.${until}.${proofOf(userId, organization, until)}`;
  return ownCookie(CLIENT_VIEW_COOKIE_KEY, value, VIEW_MS / 1000);
}

/** Ends it, as Set-Cookie. */
export const endView = (): string => ownCookie(CLIENT_VIEW_COOKIE_KEY, '', 0);

/** The client whose portal staff view, and since when; undefined for a cookie that this site did not set for
 * this user, or that has expired. */
export function viewIn(request: Request, userId: string, now: Date) {
  const start = `${ownCookieName(CLIENT_VIEW_COOKIE_KEY)}=`;
  const value = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  const [organization = '', end = '', proof = ''] = value?.split('.') ?? [];
  const until = Number(end);
  if (!UUID.test(organization) || !Number.isSafeInteger(until)) return undefined;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(userId, organization, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  if (until <= now.getTime()) return undefined;
  return { organization, since: new Date(until - VIEW_MS).toISOString() };
}
