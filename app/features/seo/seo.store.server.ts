import type { Transaction } from 'kysely';
import type { StoredItem } from '#app/consent/storage-list.ts';
import type { ScriptTag } from '#app/features/analytics/tags/script-tag.ts';
import { tagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { translated } from '#app/platform/database/translations.ts';
import { parseTag } from './custom-tag.ts';
import { parseScript } from './script-element.ts';
import type { HeadTag, PageSeo, Seo } from './seo.ts';
import { storedItems } from './stored-items.ts';

/** Settings of staff for search engines: per unit, per page, and tags of their own. */
export async function readSeoRows(tx: Transaction<DB>) {
  const settings = await tx
    .selectFrom('seo_settings')
    .select(['businessUnit', 'titleTemplate', 'siteName', 'ogImage', 'twitterHandle'])
    .select(['canonicalBaseUrl', 'translations', 'updatedAt'])
    .select(['googleAnalyticsId', 'googleTagManagerId', 'googleTagManagerEnabled'])
    .select(['facebookPixelId', 'linkedinPartnerId'])
    .execute();
  const pages = await tx.selectFrom('page_seo').selectAll().execute();
  const tags = await tx
    .selectFrom('custom_tags')
    .select(['id', 'tagType', 'content', 'businessUnit', 'pagePaths', 'consentCategory'])
    .select('stores')
    .where('isActive', '=', true)
    .orderBy('id')
    .execute();
  const companies = await tx
    .selectFrom('company_settings')
    .select(['businessUnit', 'companyName', 'translations'])
    .execute();
  return { settings, pages, tags, companies };
}

/** A moment as the database gives it, or as the copy on disk has it. */
const moment = (value: Date | string | null | undefined) =>
  value ? new Date(value).toISOString() : null;

export type SeoRows = Awaited<ReturnType<typeof readSeoRows>>;

/** The site's name without a setting: that of its company. */
function companyName({ companies }: SeoRows, unit: string, locale: Locale): string {
  // A copy kept by an earlier release has none.
  const row = companies?.find((company) => company.businessUnit === unit);
  return (row && translated(row, 'companyName', locale)) || COMPANY_FALLBACK.name;
}

/** The settings of one unit. A template without its `%s` would drop the page's title. */
export function seoOf(rows: SeoRows, unit: string, locale: Locale): Seo {
  const { settings } = rows;
  const row = settings.find((seo) => seo.businessUnit === unit);
  const siteName = (row && translated(row, 'siteName', locale)) || companyName(rows, unit, locale);
  const set = (row && translated(row, 'titleTemplate', locale)) ?? '';
  const template = set.includes('%s') ? set : '%s | %n';
  const base = row?.canonicalBaseUrl ?? '';
  return {
    siteName,
    titleTemplate: template.replaceAll('%n', () => siteName),
    canonicalBase: URL.canParse(base) ? new URL(base).origin : null,
    ogImage: row?.ogImage || null,
    twitterHandle: row?.twitterHandle || null,
    tags: tagIds({
      ga4: row?.googleAnalyticsId,
      gtm: row?.googleTagManagerEnabled ? row.googleTagManagerId : null,
      meta: row?.facebookPixelId,
      linkedin: row?.linkedinPartnerId,
    }),
    updatedAt: moment(row?.updatedAt),
  };
}

type PageRow = SeoRows['pages'][number];

/** The values of one language. Without one the page's own words are used, not the other language's. */
function inLanguage(row: PageRow, locale: Locale): Partial<PageRow> {
  if (locale !== 'en') return row;
  const { en } = row.translations as { en?: Record<string, unknown> | null };
  const { ogImage, twitterImage, noIndex, noFollow } = row;
  // Pictures and switches hold for both, unless English has others.
  const shared = { ogImage, twitterImage, noIndex, noFollow };
  const filled = Object.entries(camelKeys(en ?? {})).filter(
    ([, value]) => value !== '' && value !== null,
  );
  return { ...shared, ...Object.fromEntries(filled) };
}

/** What staff set for one page; empty fields mean the page's own. The first key that has a row
 * counts. */
export function pageSeoOf(
  { pages }: SeoRows,
  unit: string,
  keys: readonly string[],
  locale: Locale,
): PageSeo | null {
  const rows = pages.filter(({ businessUnit }) => businessUnit === unit);
  const found = keys.flatMap((key) => rows.filter(({ pagePath }) => pagePath === key))[0];
  if (!found) return null;
  const row = inLanguage(found, locale);
  return {
    title: row.title || null,
    description: row.metaDescription || null,
    ogImage: row.ogImage || null,
    canonicalUrl: row.canonicalUrl || null,
    keywords: row.keywords || null,
    noIndex: row.noIndex === true,
    noFollow: row.noFollow === true,
    ogTitle: row.ogTitle || null,
    ogDescription: row.ogDescription || null,
    twitterTitle: row.twitterTitle || null,
    twitterDescription: row.twitterDescription || null,
    twitterImage: row.twitterImage || null,
    updatedAt: moment(found.updatedAt),
  };
}

type Place = { unit: string; keys: readonly string[] };

/** Tags that are on one page. */
const tagsAt = ({ tags }: SeoRows, { unit, keys }: Place) =>
  tags.filter(
    ({ businessUnit, pagePaths }) =>
      businessUnit === unit &&
      (pagePaths.length === 0 || pagePaths.some((path) => keys.includes(path))),
  );

/** Tags of the kinds meta and link for one page; one that is no single such element is left out. */
export function headTagsOf(rows: SeoRows, unit: string, keys: readonly string[]): HeadTag[] {
  return tagsAt(rows, { unit, keys }).flatMap((tag) => {
    const parsed = parseTag(tag.tagType, tag.content);
    return parsed ? [{ id: tag.id, ...parsed }] : [];
  });
}

/** A copy cached by an earlier release has no category: then the strictest one. */
const categoryOf = (tag: SeoRows['tags'][number]) =>
  (tag.consentCategory ?? 'marketing') as ScriptTag['category'];

/** Scripts for one page, which wait for consent in the browser. */
export function scriptTagsOf(rows: SeoRows, unit: string, keys: readonly string[]): ScriptTag[] {
  return tagsAt(rows, { unit, keys }).flatMap((tag) => {
    const parsed = tag.tagType === 'script' ? parseScript(tag.content) : null;
    if (!parsed) return [];
    const category = categoryOf(tag);
    const keeps = storedItems(tag.stores, category).map(({ key }) => key);
    return [{ id: tag.id, category, ...parsed, ...(keeps.length > 0 && { keeps }) }];
  });
}

/** The browser storage of a unit's scripts, on any page. */
export const storedByScripts = ({ tags }: SeoRows, unit: string): StoredItem[] =>
  tags
    .filter((tag) => tag.businessUnit === unit && tag.tagType === 'script')
    .flatMap((tag) => storedItems(tag.stores, categoryOf(tag)));
