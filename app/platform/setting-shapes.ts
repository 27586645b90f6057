import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65535);

/** A password with a raw slash ends the host early; its rest would be read, and printed, as a path. */
function isEscaped(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  try {
    // The bundler drops a call whose result is not used.
    if (decodeURIComponent(value) === '') return false;
  } catch {
    return false;
  }
  return !`${pathname}${search}${hash}`.includes('@');
}

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && protocols.includes(new URL(value).protocol) && isEscaped(value),
    );
export const email = z.string().regex(/^(?:[^<>@]+<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/);
/** Room for a plus sign and a signed part within the 64 octets of a name (RFC 5321). */
export const isShortAddress = (value: string) => /^[^<>@\s+]{1,23}@[^<>@\s]{1,189}$/.test(value);

/** The whole value is an origin: a path would be dropped silently. */
export const isOrigin = (value: string) => {
  // Checked after the address as such, but also where that was refused.
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
};

/** Without user, password or host it would fail, or without a bucket, only when it is used. */
export const hasLogin = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username !== '' && password !== '' && hostname !== '';
};

export const namesBucket = (value: string) =>
  hasLogin(value) && /^\/[^/]+\/?$/.test(new URL(value).pathname);

/** A file by its whole path, a bucket with its key, or a server. */
export const namesAuditTarget = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname } = new URL(value);
  if (protocol === 'file:')
    return hostname === '' && pathname.length > 1 && !pathname.endsWith('/');
  return protocol === 's3:' ? namesBucket(value) : hostname !== '';
};
