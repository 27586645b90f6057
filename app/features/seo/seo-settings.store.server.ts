import type { Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { Deletion } from '#app/audit/setting-changes.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** The settings for all pages of a unit. */
type SeoSettingsRow = {
  id: string;
  revision: number;
  deleted: Deletion | null;
  values: Readonly<Record<string, string | boolean | null>>;
};

/** The settings of a unit by the names of their fields; null while it has none. */
export async function readSeoSettings(
  tx: Transaction<DB>,
  unit: string,
): Promise<SeoSettingsRow | null> {
  const found = await readSetting(tx, 'seo_settings', { business_unit: unit });
  if (!found) return null;
  const { row, deleted } = found;
  const { en = {} } = row.translations as { en?: Record<string, string> };
  return {
    id: row.id,
    revision: row.revision,
    deleted,
    values: {
      site_name: row.siteName,
      'en.site_name': en['site_name'] ?? null,
      title_template: row.titleTemplate,
      'en.title_template': en['title_template'] ?? null,
      og_image: row.ogImage,
      twitter_handle: row.twitterHandle,
      canonical_base_url: row.canonicalBaseUrl,
      google_analytics_id: row.googleAnalyticsId,
      google_tag_manager_id: row.googleTagManagerId,
      google_tag_manager_enabled: row.googleTagManagerEnabled,
      facebook_pixel_id: row.facebookPixelId,
      linkedin_partner_id: row.linkedinPartnerId,
    },
  };
}
