import type { Transaction } from 'kysely';
import { tagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { translated } from '#app/i18n/translations.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { parseTag } from './custom-tag.ts';
import type { HeadTag, PageSeo, Seo } from './seo.ts';

/** What staff set for search engines: per unit, per page, and tags of their own. */
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
    .select(['id', 'tag_type', 'content', 'business_unit', 'page_paths'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return { settings, pages, tags };
}

/** A moment as the database gives it, or as the copy on disk has it. */
const moment = (value: Date | string | null | undefined) =>
  value ? new Date(value).toISOString() : null;

export type SeoRows = Awaited<ReturnType<typeof readSeoRows>>;

/** The settings of one unit. A template without its `%s` would drop the page's title. */
export function seoOf({ settings }: SeoRows, unit: string, locale: Locale): Seo {
  const row = settings.find((seo) => seo.business_unit === unit);
  const siteName = (row && translated(row, 'site_name', locale)) || COMPANY_FALLBACK.name;
  const template = (row && translated(row, 'title_template', locale)) ?? '';
  const base = row?.canonical_base_url ?? '';
  return {
    siteName,
    titleTemplate: template.includes('%s') ? template : `%s | ${siteName}`,
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

/** What staff set for one page, by its Portuguese pattern; empty fields mean the page's own. */
export function pageSeoOf(
  { pages }: SeoRows,
  unit: string,
  pattern: string | null,
  locale: Locale,
): PageSeo | null {
  const row = pages.find((page) => page.page_path === pattern && page.business_unit === unit);
  if (!row) return null;
  const text = (field: keyof typeof row & string) =>
    (translated(row, field, locale) as string | null) || null;
  return {
    title: text('title'),
    description: text('meta_description'),
    ogImage: text('og_image'),
    canonicalUrl: locale === 'pt-BR' ? row.canonical_url || null : null,
    keywords: text('keywords'),
    noIndex: row.no_index,
    noFollow: row.no_follow,
    ogTitle: text('og_title'),
    ogDescription: text('og_description'),
    twitterTitle: text('twitter_title'),
    twitterDescription: text('twitter_description'),
    twitterImage: text('twitter_image'),
    updatedAt: moment(row.updated_at),
  };
}

/** Tags of the kinds meta and link for one page. Scripts are not among them: they wait for
 * consent and approval. A tag that is no single meta or link element is left out. */
export function headTagsOf({ tags }: SeoRows, unit: string, pattern: string | null): HeadTag[] {
  return tags.flatMap((tag) => {
    const here = tag.page_paths.length === 0 || tag.page_paths.includes(pattern ?? '');
    if (tag.business_unit !== unit || !here) return [];
    const parsed = parseTag(tag.tag_type, tag.content);
    return parsed ? [{ id: tag.id, ...parsed }] : [];
  });
}
