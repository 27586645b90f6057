import { matchPath } from 'react-router';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { areaPaths, type FormPost, type RouteName, submitPattern } from '#app/paths.ts';
import { publicRows } from '#app/route-table.ts';

type PageMatch = { name: RouteName; locale: Locale; params: Record<string, string> };

/** A refused post is answered where it was posted, with the page that holds the form. */
const FORM_PAGES: Readonly<Record<FormPost, RouteName>> = {
  projectSubmit: 'project',
  contactSubmit: 'contact',
  workshopSubmit: 'workshop',
  talentSubmit: 'careers',
};

type Row = { path: string; name: RouteName; locale: Locale };

const rows: Row[] = [
  ...publicRows.map(({ path, name, locale }) => ({ path, name, locale }) as Row),
  ...(Object.keys(FORM_PAGES) as FormPost[]).flatMap((post) =>
    LOCALES.map((locale) => ({
      path: submitPattern(post, locale),
      name: FORM_PAGES[post],
      locale,
    })),
  ),
];

/** Which public page an address belongs to, literal paths before patterns; none for a 404. */
export function pageOfPath(pathname: string): PageMatch | null {
  const row =
    rows.find((candidate) => candidate.path === pathname) ??
    rows.find((candidate) => matchPath(candidate.path, pathname));
  if (!row) return null;
  const params = matchPath(row.path, pathname)?.params ?? {};
  return { name: row.name, locale: row.locale, params: params as Record<string, string> };
}

/** The signed-in area an address belongs to. */
export function areaOfPath(pathname: string): keyof typeof areaPaths | null {
  const areas = Object.entries({ ...areaPaths, portal: '/portal' });
  const found = areas.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`));
  return (found?.[0] as keyof typeof areaPaths | undefined) ?? null;
}
