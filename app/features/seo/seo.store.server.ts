import type { Transaction } from 'kysely';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** Search-engine settings of every unit. */
export function readSeoRows(tx: Transaction<DB>) {
  return tx
    .selectFrom('seo_settings')
    .select(['business_unit', 'title_template', 'site_name', 'canonical_base_url'])
    .execute();
}

export type SeoRows = Awaited<ReturnType<typeof readSeoRows>>;
export type Seo = { siteName: string; titleTemplate: string; canonicalBase: string | null };

/** The settings of one unit. A template without its `%s` would drop the page's title. */
export function seoOf(rows: SeoRows, unit: string): Seo {
  const row = rows.find((seo) => seo.business_unit === unit);
  const siteName = row?.site_name || COMPANY_FALLBACK.name;
  const template = row?.title_template ?? '';
  const base = row?.canonical_base_url ?? '';
  return {
    siteName,
    titleTemplate: template.includes('%s') ? template : `%s | ${siteName}`,
    canonicalBase: URL.canParse(base) ? new URL(base).origin : null,
  };
}
