import { areaPaths } from '#app/paths.ts';
import type { Role } from './permissions.ts';

/** Query name that keeps where a stranger wanted to go. */
export const ORIGIN_QUERY = 'from';

/** Stands in for our own origin while an address is taken apart. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Where a signed-in person lands: the address she wanted, if it is one of ours behind sign-in,
 * else her own area. Anything that a browser would take elsewhere (`//evil`, `/\evil`) is dropped.
 */
export function landingOf(wanted: string | null, role: Role | null): string {
  const own = role ? areaPaths.admin : areaPaths.portal;
  if (!wanted || !URL.canParse(wanted, NOWHERE)) return own;
  const { origin, pathname, search } = new URL(wanted, NOWHERE);
  const area = ['/admin', '/portal', '/auth/account'].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return origin === NOWHERE && area ? `${pathname}${search}` : own;
}
