import { settings } from '#app/platform/env.server.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers take Secure cookies, and with them the __Host- prefix, on https and on loopback. */
export function secureOrigin(): boolean {
  const { protocol, hostname } = new URL(settings().PUBLIC_URL);
  return protocol === 'https:' || LOOPBACK.has(hostname);
}

/** The name of a cookie in the browser. */
export const ownCookieName = (key: string): string => (secureOrigin() ? `__Host-${key}` : key);

/** A cookie closed to scripts and other sites, as Set-Cookie; `maxAge` in seconds, 0 ends it. The
 * value is written as it is: no character that a cookie may not hold. */
export const ownCookie = (key: string, value: string, maxAge: number): string =>
  `${ownCookieName(key)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secureOrigin() ? '; Secure' : ''}`;
