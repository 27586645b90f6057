import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '#app/platform/cookies.server.ts';
import { identity } from './identity.server.ts';

/** Whether a request carries a session cookie that this site has not signed. One that has only run
 * out is genuine. */
export async function carriesForgedSession(request: Request): Promise<boolean> {
  const { authCookies, secret } = await identity().$context;
  const value = readCookie(request, authCookies.sessionToken.name);
  if (!value) return false;
  const at = value.lastIndexOf('.');
  const right = createHmac('sha256', secret)
    .update(value.slice(0, Math.max(at, 0)))
    .digest();
  const given = Buffer.from(value.slice(at + 1), 'base64');
  return at < 1 || given.length !== right.length || !timingSafeEqual(given, right);
}
