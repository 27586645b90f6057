import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import { type SitemapEntry, sitemapXml } from '#app/features/seo/sitemap.ts';
import { alternatesOfPage, keysOfPage } from '#app/pages/alternates.ts';
import type { Alternates } from '#app/pages/item-slugs.ts';
import { type KnownPage, knownPages } from '#app/pages/known-pages.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { revisedOn } from '#app/pages/revised.ts';
import type { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import type { RouteName } from '#app/paths.ts';

/** Pages that come first, with their priorities, in the order of the file. */
const STATIC: ReadonlyMap<RouteName, number> = new Map<RouteName, number>([
  ['home', 1],
  ['services', 0.9],
  ...SERVICE_NAMES.map((name) => [name, 0.9] as const),
  ...ARM_NAMES.map((name) => [name, 0.8] as const),
  ['about', 0.8],
  ['contact', 0.8],
  ['team', 0.7],
  ['careers', 0.7],
]);

type Snapshot = Awaited<ReturnType<typeof siteSnapshot>>;
/** The page's own head data; none when it cannot be shown. */
export type HeadOf = (page: KnownPage) => Promise<PageHead | null>;

const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10) ?? '';
const inBase = (base: string, paths: Alternates): Alternates =>
  Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, base + path]));

async function entryOf(
  snapshot: Snapshot,
  unit: string,
  known: KnownPage,
  headOf: HeadOf,
): Promise<SitemapEntry[]> {
  const { page, path } = known;
  const { name, locale } = page;
  const seo = snapshot.seo(unit, keysOfPage(page), locale);
  const paths = alternatesOfPage(page);
  const url = canonicalBaseOf(seo.settings) + path;
  const elsewhere = seo.page?.canonicalUrl && seo.page.canonicalUrl !== url;
  if (!paths || seo.page?.noIndex || elsewhere) return [];
  const head = await headOf(known);
  if (!head || head.noindex) return [];
  const days = [
    revisedOn(name),
    dayOf(seo.settings.updatedAt),
    dayOf(seo.page?.updatedAt),
    dayOf(snapshot.publishedAt(unit, path)),
  ];
  const priority = locale === 'pt-BR' ? STATIC.get(name) : undefined;
  return [
    {
      url,
      alternates: inBase(canonicalBaseOf(seo.settings), paths),
      lastmod: days.sort().at(-1) as string,
      ...(priority !== undefined && { priority }),
    },
  ];
}

const placeOf = ({ page }: KnownPage) => {
  const place = page.locale === 'pt-BR' ? [...STATIC.keys()].indexOf(page.name) : -1;
  return place < 0 ? STATIC.size : place;
};

/** Every indexable page of both languages: those with a priority first, then all others. */
export async function sitemapOf(snapshot: Snapshot, unit: string, headOf: HeadOf): Promise<string> {
  const ordered = knownPages().sort((a, b) => placeOf(a) - placeOf(b));
  const entries: SitemapEntry[] = [];
  // One after the other: some pages render a form for their head, and visitors have priority.
  for (const known of ordered) entries.push(...(await entryOf(snapshot, unit, known, headOf)));
  return sitemapXml(entries);
}
