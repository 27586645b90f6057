const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names this entity tag: alone, in a list, weakened, or as `*` (RFC 9110
 * §13.1.2, weak comparison). */
export function isNotModified(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  if (given === etag || given === '*') return true;
  return given.split(',').some((tag) => opaque(tag) === opaque(etag));
}
