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
      site_name: row.site_name,
      'en.site_name': en['site_name'] ?? null,
      title_template: row.title_template,
      'en.title_template': en['title_template'] ?? null,
      og_image: row.og_image,
      twitter_handle: row.twitter_handle,
      canonical_base_url: row.canonical_base_url,
      google_analytics_id: row.google_analytics_id,
      google_tag_manager_id: row.google_tag_manager_id,
      google_tag_manager_enabled: row.google_tag_manager_enabled,
      facebook_pixel_id: row.facebook_pixel_id,
      linkedin_partner_id: row.linkedin_partner_id,
    },
  };
}
