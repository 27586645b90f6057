import {
  brandOf,
  logoOf,
  readBrandRows,
  schemeOf,
} from '#app/features/brand/brand.store.server.ts';
import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import { readFeedbackProjects } from '#app/features/feedback/feedback.store.server.ts';
import { readActiveForms } from '#app/features/qualification/form.store.server.ts';
import { headTagsOf, pageSeoOf, readSeoRows, seoOf } from '#app/features/seo/seo.store.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { defineSnapshot } from '#app/platform/snapshot.server.ts';

const readRows = defineSnapshot('site-snapshot.json', () =>
  asActor({ kind: 'system' }, async (tx) => ({
    company: await readCompanyRows(tx),
    brand: await readBrandRows(tx),
    seo: await readSeoRows(tx),
    forms: await readActiveForms(tx),
    feedback: await readFeedbackProjects(tx),
  })),
);

/** Everything public pages take from the database. */
export async function siteSnapshot() {
  const rows = await readRows();
  return {
    seo: (slug: string, pattern: string | null, locale: Locale) => ({
      settings: seoOf(rows.seo, slug, locale),
      page: pageSeoOf(rows.seo, slug, pattern, locale),
      tags: headTagsOf(rows.seo, slug, pattern),
    }),
    units: rows.company.units,
    forms: rows.forms,
    // A copy kept by an earlier release has none.
    feedback: rows.feedback ?? [],
    unit: (slug: string) => ({
      company: companyOf(rows.company, slug),
      brand: brandOf(rows.brand),
      scheme: schemeOf(rows.brand),
      logos: {
        full: logoOf(rows.brand, 'full', 'headers and navigation'),
        symbol: logoOf(rows.brand, 'symbol', 'headers and navigation'),
        icon: logoOf(rows.brand, 'symbol', 'icons and favicons'),
      },
    }),
  };
}
