import type { Transaction } from 'kysely';
import type { StoredItem } from '#app/consent/storage-list.ts';
import type { ScriptTag } from '#app/features/analytics/tags/script-tag.ts';
import { tagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { translated } from '#app/i18n/translations.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { parseTag } from './custom-tag.ts';
import { parseScript } from './script-element.ts';
import type { HeadTag, PageSeo, Seo } from './seo.ts';
import { storedItems } from './stored-items.ts';

/** Settings of staff for search engines: per unit, per page, and tags of their own. */
export async function readSeoRows(tx: Transaction<DB>) {
  const settings = await tx
    .selectFrom('seo_settings')
    .select(['business_unit', 'title_template', 'site_name', 'og_image', 'twitter_handle'])
    .select(['canonical_base_url', 'translations', 'updated_at'])
    .select(['google_analytics_id', 'google_tag_manager_id', 'google_tag_manager_enabled'])
    .select(['facebook_pixel_id', 'linkedin_partner_id'])
    .execute();
  const pages = await tx.selectFrom('page_seo').selectAll().execute();
  const tags = await tx
    .selectFrom('custom_tags')
    .select(['id', 'tag_type', 'content', 'business_unit', 'page_paths', 'consent_category'])
    .select('stores')
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  const companies = await tx
    .selectFrom('company_settings')
    .select(['business_unit', 'company_name', 'translations'])
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
  const row = companies?.find((company) => company.business_unit === unit);
  return (row && translated(row, 'company_name', locale)) || COMPANY_FALLBACK.name;
}

/** The settings of one unit. A template without its `%s` would drop the page's title. */
export function seoOf(rows: SeoRows, unit: string, locale: Locale): Seo {
  const { settings } = rows;
  const row = settings.find((seo) => seo.business_unit === unit);
  const siteName = (row && translated(row, 'site_name', locale)) || companyName(rows, unit, locale);
  const set = (row && translated(row, 'title_template', locale)) ?? '';
  const template = set.includes('%s') ? set : '%s | %n';
  const base = row?.canonical_base_url ?? '';
  return {
    siteName,
    titleTemplate: template.replaceAll('%n', () => siteName),
    canonicalBase: URL.canParse(base) ? new URL(base).origin : null,
    ogImage: row?.og_image || null,
    twitterHandle: row?.twitter_handle || null,
    tags: tagIds({
      ga4: row?.google_analytics_id,
      gtm: row?.google_tag_manager_enabled ? row.google_tag_manager_id : null,
      meta: row?.facebook_pixel_id,
      linkedin: row?.linkedin_partner_id,
    }),
    updatedAt: moment(row?.updated_at),
  };
}

type PageRow = SeoRows['pages'][number];

/** The values of one language. Without one the page's own words are used, not the other language's. */
function inLanguage(row: PageRow, locale: Locale): Partial<PageRow> {
  if (locale !== 'en') return row;
  const { en } = row.translations as { en?: Partial<PageRow> | null };
  const { og_image, twitter_image, no_index, no_follow } = row;
  // Pictures and switches hold for both, unless English has others.
  const shared = { og_image, twitter_image, no_index, no_follow };
  const filled = Object.entries(en ?? {}).filter(([, value]) => value !== '' && value !== null);
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
  const rows = pages.filter(({ business_unit }) => business_unit === unit);
  const found = keys.flatMap((key) => rows.filter(({ page_path }) => page_path === key))[0];
  if (!found) return null;
  const row = inLanguage(found, locale);
  return {
    title: row.title || null,
    description: row.meta_description || null,
    ogImage: row.og_image || null,
    canonicalUrl: row.canonical_url || null,
    keywords: row.keywords || null,
    noIndex: row.no_index === true,
    noFollow: row.no_follow === true,
    ogTitle: row.og_title || null,
    ogDescription: row.og_description || null,
    twitterTitle: row.twitter_title || null,
    twitterDescription: row.twitter_description || null,
    twitterImage: row.twitter_image || null,
    updatedAt: moment(found.updated_at),
  };
}

type Place = { unit: string; keys: readonly string[] };

/** Tags that stand on one page. */
const tagsAt = ({ tags }: SeoRows, { unit, keys }: Place) =>
  tags.filter(
    ({ business_unit, page_paths }) =>
      business_unit === unit &&
      (page_paths.length === 0 || page_paths.some((path) => keys.includes(path))),
  );

/** Tags of the kinds meta and link for one page; one that is no single such element is left out. */
export function headTagsOf(rows: SeoRows, unit: string, keys: readonly string[]): HeadTag[] {
  return tagsAt(rows, { unit, keys }).flatMap((tag) => {
    const parsed = parseTag(tag.tag_type, tag.content);
    return parsed ? [{ id: tag.id, ...parsed }] : [];
  });
}

/** A copy cached by an earlier release has no category: then the strictest one. */
const categoryOf = (tag: SeoRows['tags'][number]) =>
  (tag.consent_category ?? 'marketing') as ScriptTag['category'];

/** Scripts for one page, which wait for consent in the browser. */
export function scriptTagsOf(rows: SeoRows, unit: string, keys: readonly string[]): ScriptTag[] {
  return tagsAt(rows, { unit, keys }).flatMap((tag) => {
    const parsed = tag.tag_type === 'script' ? parseScript(tag.content) : null;
    if (!parsed) return [];
    const category = categoryOf(tag);
    const keeps = storedItems(tag.stores, category).map(({ key }) => key);
    return [{ id: tag.id, category, ...parsed, ...(keeps.length > 0 && { keeps }) }];
  });
}

/** The browser storage of a unit's scripts, on any page. */
export const storedByScripts = ({ tags }: SeoRows, unit: string): StoredItem[] =>
  tags
    .filter((tag) => tag.business_unit === unit && tag.tag_type === 'script')
    .flatMap((tag) => storedItems(tag.stores, categoryOf(tag)));
