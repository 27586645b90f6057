import { createContext } from 'react-router';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { callRowsInOneMessage } from '#app/platform/database/call-function.server.ts';
import { type UnavailableReason, unavailableReason } from '#app/platform/database/errors.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { recordAttempt } from './attempt-record.server.ts';
import { carriesForgedSession } from './forged-cookie.server.ts';
import { ADDRESS_HEADER, identity } from './identity.server.ts';
import { FRESH_SIGN_IN_S, SESSION_ABSOLUTE_S } from './limits.ts';
import type { Permission, RoleKey } from './permissions.ts';

/** Who is signed in, and what they may do at this moment. */
export type Session = {
  id: string;
  userId: string;
  name: string;
  email: string;
  locale: Locale;
  /** The highest effective role; null for clients. */
  role: RoleKey | null;
  permissions: ReadonlySet<Permission>;
  twoFactor: boolean;
  /** The role requires two-step verification and the user has not set it up. Until then nothing is
   * permitted. */
  lacksSecondStep: boolean;
  /** The issuer that opened the session checked a second step, and that counts here. */
  issuerSecondStep: boolean;
  /** Signed in so recently that sensitive changes need no password again. */
  fresh: boolean;
  expiresAt: Date;
};

/** The session of a request, with the cookies that renew it; `unread`: why it could not be read. */
export type FoundSession = {
  session: Session | null;
  cookies: string[];
  unread?: UnavailableReason;
};

/** The signed-in user of the present request; null for anonymous visitors. */
export const session = createContext<Session | null>(null);

/** Why the session could not be read; null where it could. Access is refused then, but the user is not
 * signed out. */
export const sessionUnread = createContext<UnavailableReason | null>(null);

/** Headers for the auth library, with the address that the server resolved. */
export function identityHeaders(request: Request, address: string): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, address);
  return headers;
}

/** A user and their permissions, or undefined when no user has this id. */
export async function readPerson(userId: string, issuerSecondStep = false) {
  const [person] = await callRowsInOneMessage('private.session_person', {
    userId,
    issuerSecondStep,
  });
  return person && { ...person, permissions: person.permissions as Permission[] };
}

const secondsSince = (date: Date) => (Date.now() - date.getTime()) / 1000;

/** The session of these cookies, renewed when that is due; unchanged where the database is read-only. */
async function storedSession(headers: Headers) {
  const { api } = identity();
  try {
    return await api.getSession({ headers, returnHeaders: true });
  } catch {
    return await api.getSession({ headers, returnHeaders: true, query: { disableRefresh: true } });
  }
}

/**
 * The session of a request, with the cookies that renew it. Null for anonymous visitors, for deactivated
 * users, past either limit, and when the session cannot be read: a failed lookup means that nobody is
 * signed in, never more permissions.
 */
export async function readSession(request: Request, address: string): Promise<FoundSession> {
  const signedOut = { session: null, cookies: [] };
  if (!request.headers.has('cookie')) return signedOut;
  try {
    const { response, headers } = await storedSession(identityHeaders(request, address));
    if (!response) {
      if (await carriesForgedSession(request)) {
        const agent = request.headers.get('user-agent') ?? '';
        await recordAttempt({ type: 'session_forged', address, agent });
      }
      return signedOut;
    }
    const { session: stored, user } = response;
    if (secondsSince(stored.createdAt) > SESSION_ABSOLUTE_S) return signedOut;
    const issuerSecondStep = stored.issuerSecondStep === true;
    const person = await readPerson(user.id, issuerSecondStep);
    if (!person?.isActive) return signedOut;
    return {
      cookies: headers?.getSetCookie() ?? [],
      session: {
        id: stored.id,
        userId: user.id,
        name: person.displayName,
        email: person.email,
        locale: isLocale(person.locale) ? person.locale : 'pt-BR',
        role: person.role,
        permissions: new Set(person.permissions),
        twoFactor: user.twoFactorEnabled === true,
        lacksSecondStep: person.lacksSecondStep,
        issuerSecondStep,
        fresh: secondsSince(stored.createdAt) <= FRESH_SIGN_IN_S,
        expiresAt: stored.expiresAt,
      },
    };
  } catch (error) {
    log.warn({ err: error }, 'session cannot be read');
    return { ...signedOut, unread: unavailableReason(error) ?? 'away' };
  }
}
