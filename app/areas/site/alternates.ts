import { matchPath } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths, endpoints, type RouteName } from '#app/paths.ts';
import { publicRows } from '#app/route-table.ts';

type PageMatch = { name: RouteName; locale: Locale; params: Record<string, string> };

/** A refused post is answered where it was posted, with the form page. */
const FORM_POSTS: Readonly<Record<string, PageMatch>> = {
  [endpoints.projectSubmit.pt]: { name: 'project', locale: 'pt-BR', params: {} },
  [endpoints.projectSubmit.en]: { name: 'project', locale: 'en', params: {} },
};

/** Which public page an address belongs to, literal paths before patterns; none for a 404. */
export function pageOfPath(pathname: string): PageMatch | null {
  if (Object.hasOwn(FORM_POSTS, pathname)) return FORM_POSTS[pathname] as PageMatch;
  const row =
    publicRows.find((candidate) => candidate.path === pathname) ??
    publicRows.find((candidate) => matchPath(candidate.path, pathname));
  if (!row?.locale) return null;
  const params = matchPath(row.path, pathname)?.params ?? {};
  return {
    name: row.name as RouteName,
    locale: row.locale,
    params: params as Record<string, string>,
  };
}

/** The signed-in area an address belongs to. */
export function areaOfPath(pathname: string): keyof typeof areaPaths | null {
  const areas = Object.entries({ ...areaPaths, portal: '/portal' });
  const found = areas.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`));
  return (found?.[0] as keyof typeof areaPaths | undefined) ?? null;
}
