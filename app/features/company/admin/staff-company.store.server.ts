import type { Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { snakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { openingHours } from '../company.store.server.ts';
import { type ContactWayType, NETWORKS } from '../company.ts';
import { addressIn, contactWayOf } from '../contact-way.ts';
import { COMPANY_COLUMNS } from './company-schema.server.ts';
import type { CompanySettings, ContactWayEntry, ContactWayLine } from './staff-company.ts';
import { typedWeek } from './week-form.ts';

type Tx = Transaction<DB>;

const english = (translations: unknown, field: string): string => {
  const text = (translations as { en?: Record<string, unknown> } | null)?.en?.[field];
  return typeof text === 'string' ? text : '';
};

/** The units that have settings, the site's own first. */
export const readUnits = (tx: Tx) =>
  tx
    .selectFrom('company_settings')
    .select(['businessUnit as slug', 'companyName as name'])
    .orderBy((row) => row('businessUnit', '=', 'forja'), 'desc')
    .orderBy('businessUnit')
    .execute();

/** Settings of a unit, even after their deletion; undefined when it never had any. */
export async function readSettings(tx: Tx, unit: string): Promise<CompanySettings | undefined> {
  const found = await readSetting(tx, 'company_settings', { business_unit: unit });
  if (!found) return undefined;
  const { row, deleted } = found;
  const columns = snakeKeys(row);
  const social = (row.socialMedia ?? {}) as Record<string, string | undefined>;
  return {
    id: row.id,
    unit,
    revision: row.revision,
    deleted,
    texts: {
      ...Object.fromEntries(COMPANY_COLUMNS.map((name) => [name, columns[name] ?? ''])),
      company_name_en: english(row.translations, 'company_name'),
      ...Object.fromEntries(NETWORKS.map((name) => [name, social[name] ?? ''])),
    },
    week: typedWeek(openingHours(row.businessHours)),
  };
}

/** The English texts of a row with one field set, or removed where the text is null. */
export function withEnglish(translations: unknown, field: string, text: string | null) {
  const all = (translations ?? {}) as { en?: Record<string, string> };
  const { [field]: _, ...others } = all.en ?? {};
  return { ...all, en: text === null ? others : { ...others, [field]: text } };
}

const textOf = (row: { type: string; label: string; value: string; translations: unknown }) =>
  contactWayOf(row, 'pt-BR').text;

/** Contact ways of a unit in the order visitors see them, hidden ones too. */
export async function listContactWays(tx: Tx, unit: string): Promise<ContactWayLine[]> {
  const rows = await tx
    .selectFrom('contact_info')
    .selectAll()
    .where('businessUnit', '=', unit)
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as ContactWayType,
    label: row.label,
    labelEn: english(row.translations, 'label'),
    text: textOf(row),
    isActive: row.isActive,
    isPublic: row.isPublic,
  }));
}

/** One contact way, even after its deletion; undefined when there was never one. */
export async function readContactWay(tx: Tx, id: string): Promise<ContactWayEntry | undefined> {
  const found = await readSetting(tx, 'contact_info', { id });
  if (!found) return undefined;
  const { row, deleted } = found;
  return {
    id,
    revision: row.revision,
    deleted,
    type: row.type as ContactWayType,
    unit: row.businessUnit,
    texts: {
      label: row.label,
      label_en: english(row.translations, 'label'),
      ...(row.type === 'address' ? addressIn(row.value) : { value: row.value }),
    },
    isActive: row.isActive,
    isPublic: row.isPublic,
  };
}
