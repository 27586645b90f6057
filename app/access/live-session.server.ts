import { identity } from './identity.server.ts';
import { SESSION_ABSOLUTE_S } from './limits.ts';
import { identityHeaders, readPerson } from './session.server.ts';

/**
 * What a session allows at this moment, as a text to compare with an earlier one; null once it has
 * ended. Does not prolong the session: an open page alone is no use of it. Throws when nobody can
 * tell.
 */
export async function accessNow(request: Request, address: string): Promise<string | null> {
  const found = await identity().api.getSession({
    headers: identityHeaders(request, address),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  if (!found) return null;
  const age = Date.now() - found.session.createdAt.getTime();
  if (age > SESSION_ABSOLUTE_S * 1000) return null;
  const person = await readPerson(found.user.id);
  if (!person?.is_active) return null;
  const { role, permissions, owes_second_step: owes } = person;
  return JSON.stringify([role, owes, [...permissions].sort()]);
}
