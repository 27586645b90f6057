import type { Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import type { Deletion } from '#app/audit/setting-changes.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import { mistakesIn } from './field-mistakes.ts';
import { seoSettingsForm } from './seo-form.schema.ts';
import type { SeoReply } from './seo-reply.ts';

type Tx = Transaction<DB>;

/** What is set for all pages of a unit. */
export type SeoSettingsRow = {
  id: string;
  revision: number;
  deleted: Deletion | null;
  values: Readonly<Record<string, string | boolean | null>>;
};

const rowOf = (tx: Tx, unit: string) => readSetting(tx, 'seo_settings', { business_unit: unit });

/** The settings of a unit by the names of their fields; null while it has none. */
export async function readSeoSettings(tx: Tx, unit: string): Promise<SeoSettingsRow | null> {
  const found = await rowOf(tx, unit);
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

/** A page whose canonical address would lie on another host than all others. */
async function pageElsewhere(tx: Tx, unit: string, base: string): Promise<string | undefined> {
  const pages = await tx
    .selectFrom('page_seo')
    .select(['page_path', 'canonical_url', 'translations'])
    .where('business_unit', '=', unit)
    .execute();
  const away = (address: unknown) =>
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin !== base;
  return pages.find(
    ({ canonical_url, translations }) =>
      away(canonical_url) || away((translations as { en?: PageWords }).en?.canonical_url),
  )?.page_path;
}
type PageWords = { canonical_url?: unknown };

type SettingsPost = { unit: string; revision: number; texts: Readonly<Record<string, string>> };

/** Saves the settings of a unit, on the state that they were read in. */
export async function saveSeoSettings(person: Person, post: SettingsPost): Promise<SeoReply> {
  const { unit, revision, texts } = post;
  const says = (reply: Partial<SeoReply>): SeoReply => ({
    mistakes: {},
    typed: texts,
    revision,
    ...reply,
  });
  const form = seoSettingsForm.safeParse(texts);
  if (!form.success) return says({ mistakes: mistakesIn(form.error) });
  const { 'en.site_name': name, 'en.title_template': template, ...columns } = form.data;
  return asPerson(person, async (tx) => {
    const base = columns.canonical_base_url ?? settings().PUBLIC_URL;
    const elsewhere = await pageElsewhere(tx, unit, base);
    if (elsewhere) {
      const mistake = { key: 'canonicalsElsewhere', other: elsewhere } as const;
      return says({ mistakes: { canonical_base_url: mistake } });
    }
    const row = (await rowOf(tx, unit))?.row;
    const english = Object.entries({ site_name: name, title_template: template });
    const en = Object.fromEntries(english.filter(([, text]) => text !== null));
    const translations = { ...(row?.translations as Record<string, unknown>), en };
    const values = {
      ...columns,
      translations,
      // The schema has refused a form without one.
      title_template: columns.title_template ?? '',
    };
    if (!row) {
      const made = await tx
        .insertInto('seo_settings')
        .values({ ...values, business_unit: unit })
        .returning('revision')
        .executeTakeFirstOrThrow();
      return says({ done: 'saved', revision: made.revision });
    }
    const saved = await saveSetting(tx, 'seo_settings', { id: row.id, revision }, values);
    if (saved.kind === 'conflict') return says({ conflict: saved.conflict });
    return saved.kind === 'saved'
      ? says({ done: 'saved', revision: saved.revision })
      : says({ refusal: 'gone' });
  });
}
