import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import { settings } from '#app/platform/env.server.ts';
import { mistakesIn } from '../../field-mistakes.ts';
import { seoSettingsForm } from '../../seo-form.schema.ts';
import { unitIn } from '../unit-in.server.ts';
import { mistaken } from './mistaken.server.ts';

type PageWords = { canonical_url?: unknown };

/** A page whose canonical address would be on another host than all others. */
async function pageElsewhere(tx: Tx, unit: string, base: string): Promise<string | undefined> {
  const pages = await tx
    .selectFrom('page_seo')
    .select(['pagePath', 'canonicalUrl', 'translations'])
    .where('businessUnit', '=', unit)
    .execute();
  const away = (address: unknown) =>
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin !== base;
  return pages.find(
    ({ canonicalUrl, translations }) =>
      away(canonicalUrl) || away((translations as { en?: PageWords }).en?.canonical_url),
  )?.pagePath;
}

/** Saves the settings for all pages of the unit in the address, on the revision that was read. */
export const saveSeoSettings = command({
  permission: 'site:update',
  input: z.object({ revision: seenRevision }),
  async prepare({ form, url }) {
    const typed = seoSettingsForm.safeParse(textsOf(form));
    if (!typed.success) throw mistaken(mistakesIn(typed.error));
    return { unit: (await unitIn(url.searchParams)).unit, typed: typed.data };
  },
  async run({ tx, input: { revision }, ready: { unit, typed } }) {
    const { 'en.site_name': name, 'en.title_template': template, ...columns } = typed;
    const base = columns.canonical_base_url ?? settings().PUBLIC_URL;
    const elsewhere = await pageElsewhere(tx, unit, base);
    if (elsewhere) {
      throw mistaken({ canonical_base_url: { key: 'canonicalsElsewhere', other: elsewhere } });
    }
    const row = (await readSetting(tx, 'seo_settings', { business_unit: unit }))?.row;
    const english = Object.entries({ site_name: name, title_template: template });
    const en = Object.fromEntries(english.filter(([, text]) => text !== null));
    const values = {
      ...camelKeys(columns),
      translations: { ...(row?.translations as Record<string, unknown>), en },
      // The schema has refused a form without one.
      titleTemplate: columns.title_template ?? '',
    };
    if (row) {
      const saved = await saveSetting(tx, 'seo_settings', { id: row.id, revision }, values);
      return { revision: revisionOf(saved) };
    }
    return tx
      .insertInto('seo_settings')
      .values({ ...values, businessUnit: unit })
      .returning('revision')
      .executeTakeFirstOrThrow();
  },
});
