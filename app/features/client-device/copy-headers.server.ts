import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { requireUser } from '#app/access/require-user.server.ts';
import { session, sessionUnread } from '#app/access/session.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import {
  ACCOUNT_HEADER,
  copiesName,
  KEEP_HEADER,
  NO_CLIENT,
  RIGHTS_HEADER,
  SIGNED_OUT,
} from './copy-rules.ts';

type Context = Readonly<RouterContextProvider>;
type Membership = { id: string; role: string };

/** The clients that a page was rendered for; null until it is known. */
const visibleClients = createContext<readonly Membership[] | null>(null);

const keyOf = (...parts: string[]) =>
  keyedHash('client-device', ...parts)
    .toString('base64url')
    .slice(0, 16);

/** The key of an account on a device: it reveals neither the user nor any data. */
export const deviceAccount = (userId: string): string => keyOf('account', userId);

function rightsOf(memberships: readonly Membership[]): string {
  if (memberships.length === 0) return NO_CLIENT;
  return keyOf('rights', ...memberships.map(({ id, role }) => `${id} ${role}`).sort());
}

/** What the scripts of a page may cache on the device, and under which names. */
export type Device = { account: string; copies: string };

/** Records the client of a page. Null for a staff view: nothing of that stays on a device. */
export function deviceFor(
  request: Request,
  context: Context,
  memberships: readonly Membership[],
): Device | null {
  const { user } = requireUser(request, context);
  if (user.viewing) return null;
  context.set(visibleClients, memberships);
  const account = deviceAccount(user.userId);
  return { account, copies: copiesName(account, rightsOf(memberships)) };
}

/** Sets the headers that name the owner of a page for the device, and whether it may be kept. */
export function setDeviceHeaders(
  headers: Headers,
  context: Context,
  page: { status: number; keepable: boolean },
): void {
  const current = context.get(session);
  if (current) headers.set(ACCOUNT_HEADER, deviceAccount(current.userId));
  // A database outage is no sign-out: the copies are needed most then.
  else if (!context.get(sessionUnread)) headers.set(ACCOUNT_HEADER, SIGNED_OUT);
  const memberships = context.get(visibleClients);
  if (!memberships) return;
  headers.set(RIGHTS_HEADER, rightsOf(memberships));
  if (page.keepable && page.status === 200 && memberships.length > 0) headers.set(KEEP_HEADER, '1');
}

/**
 * A reply that waited on a device is sent as the account that wrote it, or not at all: another may have
 * signed in meanwhile. Runs behind the guard of the session.
 */
export const sameAccount: MiddlewareFunction = ({ request, context }, next) => {
  const written = request.headers.get(ACCOUNT_HEADER);
  const current = context.get(session);
  if (written === null || (current && written === deviceAccount(current.userId))) return next();
  throw new Response(null, { status: 409, headers: { 'cache-control': 'no-store' } });
};
