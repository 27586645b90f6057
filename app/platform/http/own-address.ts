/** A stand-in for our own origin while an address is parsed. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Path and query of an untrusted address (a query, a form, a state), if it is one of this site at or below
 * one of `places`, or anywhere without them; else null. Every redirect and link to such an address goes
 * through here. Refused is whatever a browser would resolve elsewhere: `//evil`, `/\\evil`, a tab between
 * the slashes, `/x/..//evil`, which is `//evil` once its dots are resolved.
 */
export function ownAddress(
  wanted: string | null | undefined,
  places?: readonly string[],
): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return null;
  const isThere = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return !places || places.some(isThere) ? `${pathname}${search}` : null;
}
