import { createHmac, timingSafeEqual } from 'node:crypto';
import { rawCookie, readCookie } from '#app/platform/http/cookies.server.ts';
import { identity } from './identity.server.ts';

type Carrier = { headers: Headers };

/**
 * The value of a cookie of the auth library, if this site has signed it; else null, also for one that
 * cannot be decoded. Undefined when there is none.
 */
export async function signedCookie(
  carrier: Carrier,
  name: string,
): Promise<string | null | undefined> {
  if (!rawCookie(carrier, name)) return undefined;
  const value = readCookie(carrier, name) ?? '';
  const { secret } = await identity().$context;
  const at = value.lastIndexOf('.');
  const signed = value.slice(0, Math.max(at, 0));
  const right = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(value.slice(at + 1), 'base64');
  const genuine = at > 0 && given.length === right.length && timingSafeEqual(given, right);
  return genuine ? signed : null;
}

/** Whether a request carries a session cookie that this site has not signed. An expired one is genuine. */
export async function carriesForgedSession(carrier: Carrier): Promise<boolean> {
  const { authCookies } = await identity().$context;
  return (await signedCookie(carrier, authCookies.sessionToken.name)) === null;
}
