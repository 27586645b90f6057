import { serializeSignedCookie } from 'better-call';
import { type MiddlewareFunction, redirect } from 'react-router';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { type Caller, type Outcome, refused } from './account-call.server.ts';
import { recordAttempt } from './attempt-record.server.ts';
import { deviceOf } from './device-name.ts';
import { identity } from './identity.server.ts';
import { mustUseIssuer } from './issuers/issuers.server.ts';
import { deviceCookie, forgetDevices } from './known-device.server.ts';
import { againPath } from './landing.ts';
import { SESSION_ABSOLUTE_S } from './limits.ts';
import { type Session, session } from './session.server.ts';
import { judged, mayProve } from './tries.server.ts';

/** A session of a user. Its token stays in the server: ids are enough to end it. */
export type OpenSession = {
  id: string;
  /** "Chrome, Windows", or empty when the browser does not report it. */
  device: string;
  address: string;
  /** Known in steps of the session renewal, some minutes. */
  lastUse: Date;
  current: boolean;
};

const stillHolds = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) =>
  expiresAt.getTime() > Date.now() && createdAt.getTime() + SESSION_ABSOLUTE_S * 1000 > Date.now();

async function rowsOf(userId: string) {
  const { internalAdapter } = await identity().$context;
  return (await internalAdapter.listSessions(userId)).filter(stillHolds);
}

/** The sessions of a user, this one first and then by last use. */
export async function openSessions({ id, userId }: Session): Promise<OpenSession[]> {
  const open = (await rowsOf(userId)).map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
    lastUse: row.updatedAt,
    current: row.id === id,
  }));
  return open.sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUse.getTime() - a.lastUse.getTime(),
  );
}

/** Which sessions to end: one by its id, all but this one, or all. */
export type Ending = { id: string } | 'others' | 'all';

/**
 * Ends sessions of the user; an id of another user's session ends nothing. With "others", their browsers
 * are no longer known to the account. This browser stays known by the returned cookie.
 */
export async function endSessions(caller: Caller, own: Session, which: Ending): Promise<string[]> {
  const { internalAdapter } = await identity().$context;
  const ended = (await rowsOf(own.userId)).filter(
    ({ id }) => which === 'all' || (which === 'others' ? id !== own.id : id === which.id),
  );
  for (const { token } of ended) await internalAdapter.deleteSession(token);
  await logSecurityEvent({
    ...caller,
    type: 'sessions_ended',
    userId: own.userId,
    byUser: true,
    details: { which: typeof which === 'string' ? which : 'one', ended: ended.length },
  });
  if (typeof which !== 'string') return [];
  await forgetDevices(own.userId);
  return which === 'others' ? [await deviceCookie(caller, own.userId)] : [];
}

/** Creates a session, with its cookie, made as the auth library makes its own. `by` is the issuer that opened it. */
export async function beginSession(
  caller: Caller,
  userId: string,
  by: { issuerId?: string; issuerSecondStep?: boolean } = {},
): Promise<{ token: string; cookie: string }> {
  const { internalAdapter, authCookies, secret } = await identity().$context;
  const { token } = await internalAdapter.createSession(userId, false, {
    ipAddress: caller.address,
    userAgent: caller.agent,
    ...by,
  });
  const { name, attributes } = authCookies.sessionToken;
  return { token, cookie: await serializeSignedCookie(name, token, secret, attributes) };
}

/** The session that this browser already has, of any user. */
async function heldSession(caller: Caller) {
  return (await identity().api.getSession({ headers: caller.headers }))?.session;
}

/** Ends the previous session of a browser that signs in again: one browser has one session. */
export async function endHeldSession(caller: Caller, userId: string): Promise<void> {
  const held = await heldSession(caller);
  if (!held) return;
  const { internalAdapter } = await identity().$context;
  await internalAdapter.deleteSession(held.token);
  // Another user's: a shared machine, or a session that was planted here.
  if (held.userId !== userId) {
    const { address, agent } = caller;
    await recordAttempt({ type: 'session_replaced', address, agent, userId });
  }
}

/**
 * Requires a recent sign-in; other users confirm with the password and return. A post is redirected there
 * whole (307), to be sent again after it.
 */
export const requireFresh: MiddlewareFunction = ({ request, context }, next) => {
  if (context.get(session)?.fresh) return next();
  const { pathname } = new URL(request.url);
  throw redirect(againPath(pathname), request.method === 'POST' ? 307 : 303);
};

/** Confirms the user by password and creates a session with a new token. */
export async function signInAgain(
  caller: Caller,
  { userId, email }: Session,
  password: string,
): Promise<Outcome> {
  if (await mustUseIssuer(userId)) return refused('issuer');
  const guess = await mayProve(caller, email);
  if (!guess) return refused('limited');
  const answer = await judged(
    guess,
    identity().api.verifyPassword({
      body: { password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'current-password',
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'sign_in_failed',
      severity: 'warning',
      userId,
      byUser: true,
      details: { reason: answer.reason },
    });
    return answer;
  }
  await endHeldSession(caller, userId);
  const { cookie } = await beginSession(caller, userId);
  await logSecurityEvent({
    ...caller,
    type: 'signed_in',
    userId,
    byUser: true,
    details: { way: 'again' },
  });
  return { kind: 'done', cookies: [cookie, await deviceCookie(caller, userId)], userId };
}
