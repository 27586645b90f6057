import { matchPath } from 'react-router';
import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { alternatesOf, areaPaths, fillPattern, patternOf, type RouteName } from '#app/paths.ts';
import { endpointRows, publicRows } from '#app/registry.ts';
import { type Alternates, ITEM_SLUGS } from './item-slugs.ts';

export type PageMatch = { name: RouteName; locale: Locale; params: Record<string, string> };

type Row = { path: string; name: RouteName; locale: Locale };

const rows: Row[] = [
  ...publicRows.map(({ path, name, locale }) => ({ path, name, locale }) as Row),
  // A refused post renders the page that holds the form, at the address of the post.
  ...endpointRows.flatMap(({ page, path, locale }) => (page ? [{ path, name: page, locale }] : [])),
];

/** The public page of an address, literal paths before patterns; none for a 404. */
export function pageOfPath(pathname: string): PageMatch | null {
  const row =
    rows.find((candidate) => candidate.path === pathname) ??
    rows.find((candidate) => matchPath(candidate.path, pathname));
  if (!row) return null;
  const params = matchPath(row.path, pathname)?.params ?? {};
  return { name: row.name, locale: row.locale, params: params as Record<string, string> };
}

/** A page's address in every language that it exists in, or none where it or its item does not exist. */
export function alternatesOfPage({ name, locale, params }: PageMatch): Alternates | null {
  if (isEmptyPage(name, locale)) return null;
  const items = ITEM_SLUGS[name];
  const slugs = items?.alternates(locale, params['slug']);
  if (items && !slugs) return null;
  const all = alternatesOf(name, params);
  const own = LOCALES.filter((other) => (slugs ? slugs[other] : !isEmptyPage(name, other)));
  return Object.fromEntries(
    own.map((other) => {
      const slug = slugs?.[other];
      return [
        other,
        slug === undefined ? all[other] : fillPattern(patternOf(name, other), { ...params, slug }),
      ];
    }),
  );
}

/** Portuguese addresses that a page had before, the latest first. */
function earlierOf({ name, locale, params }: PageMatch): string[] {
  const slugs = ITEM_SLUGS[name]?.earlier(locale, params['slug'], 'pt-BR') ?? [];
  return slugs.map((slug) => fillPattern(patternOf(name, 'pt-BR'), { slug })).reverse();
}

/**
 * The keys under which staff may have set something for a page, both languages alike: its own Portuguese
 * address, its earlier ones, then the Portuguese pattern that it shares with others of its kind.
 */
export function keysOfPage(page: PageMatch): string[] {
  const own = alternatesOfPage(page)?.['pt-BR'];
  const pattern = patternOf(page.name, 'pt-BR');
  return own === undefined || own === pattern ? [pattern] : [own, ...earlierOf(page), pattern];
}

/** The signed-in area of an address. */
export function areaOfPath(pathname: string): keyof typeof areaPaths | null {
  const areas = Object.entries({ ...areaPaths, portal: '/portal' });
  const found = areas.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`));
  return (found?.[0] as keyof typeof areaPaths | undefined) ?? null;
}
