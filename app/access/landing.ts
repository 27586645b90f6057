import { areaPaths, authPaths } from '#app/paths.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';
import type { RoleKey } from './permissions.ts';

/** Query name of the page that an anonymous visitor requested. */
export const ORIGIN_QUERY = 'from';

/** Anchor of the home page that reports a confirmed address. */
export const CONFIRMED_MARK = 'confirmed';

/** The requested address behind sign-in. */
export const savedOrigin = (wanted: string | null): string | null =>
  ownAddress(wanted, ['/admin', '/portal', '/auth/account']);

/** Where a signed-in user lands: the requested page, else their own area. */
export const landingOf = (wanted: string | null, role: RoleKey | null): string =>
  savedOrigin(wanted) ?? (role ? areaPaths.admin : areaPaths.portal);

/** A sign-in page, with the requested address in its query. */
export function withOrigin(path: string, wanted: string | null | undefined): string {
  const saved = savedOrigin(wanted ?? null);
  return saved ? `${path}?${new URLSearchParams({ [ORIGIN_QUERY]: saved })}` : path;
}

/** Where a user confirms with their password, and returns from. */
export const againPath = (back: string): string =>
  `${authPaths.again}?${new URLSearchParams({ [ORIGIN_QUERY]: back })}`;
