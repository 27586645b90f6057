import type { Insertable, Transaction, Updateable } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
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
    .select(['business_unit as slug', 'company_name as name'])
    .orderBy((row) => row('business_unit', '=', 'forja'), 'desc')
    .orderBy('business_unit')
    .execute();

/** Settings of a unit, also when somebody has deleted them; undefined when it never had any. */
export async function readSettings(tx: Tx, unit: string): Promise<CompanySettings | undefined> {
  const found = await readSetting(tx, 'company_settings', { business_unit: unit });
  if (!found) return undefined;
  const { row, deleted } = found;
  const social = (row.social_media ?? {}) as Record<string, string | undefined>;
  return {
    id: row.id,
    unit,
    revision: row.revision,
    deleted,
    texts: {
      ...Object.fromEntries(COMPANY_COLUMNS.map((name) => [name, row[name] ?? ''])),
      company_name_en: english(row.translations, 'company_name'),
      ...Object.fromEntries(NETWORKS.map((name) => [name, social[name] ?? ''])),
    },
    week: typedWeek(openingHours(row.business_hours)),
  };
}

/** The English of a row with one field of it set, or taken out where nothing was typed. */
function withEnglish(translations: unknown, field: string, text: string | null) {
  const all = (translations ?? {}) as { en?: Record<string, string> };
  const { [field]: _, ...others } = all.en ?? {};
  return { ...all, en: text === null ? others : { ...others, [field]: text } };
}

type SettingsValues = Omit<Updateable<DB['company_settings']>, 'translations'>;

/** Saves, and once more where the other change was about something else: nothing is lost then. */
async function saveOver(save: (revision: number) => Promise<Saved>, revision: number) {
  const saved = await save(revision);
  if (saved.kind !== 'conflict') return saved;
  if (saved.conflict.deleted || saved.conflict.differences.length > 0) return saved;
  return save(saved.conflict.revision);
}

export async function saveSettings(
  tx: Tx,
  { unit, revision }: { unit: string; revision: number },
  values: SettingsValues,
  englishName: string | null,
): Promise<Saved> {
  const row = (await readSetting(tx, 'company_settings', { business_unit: unit }))?.row;
  if (!row) return { kind: 'gone' };
  const translations = withEnglish(row.translations, 'company_name', englishName);
  return saveOver(
    (at) =>
      saveSetting(
        tx,
        'company_settings',
        { id: row.id, revision: at },
        { ...values, translations },
      ),
    revision,
  );
}

const textOf = (row: { type: string; label: string; value: string; translations: unknown }) =>
  contactWayOf(row, 'pt-BR').text;

/** Contact ways of a unit in the order visitors see them, hidden ones too. */
export async function listContactWays(tx: Tx, unit: string): Promise<ContactWayLine[]> {
  const rows = await tx
    .selectFrom('contact_info')
    .selectAll()
    .where('business_unit', '=', unit)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as ContactWayType,
    label: row.label,
    labelEn: english(row.translations, 'label'),
    text: textOf(row),
    isActive: row.is_active,
    isPublic: row.is_public,
  }));
}

/** One contact way, also when somebody has deleted it; undefined when there was never one. */
export async function readContactWay(tx: Tx, id: string): Promise<ContactWayEntry | undefined> {
  const found = await readSetting(tx, 'contact_info', { id });
  if (!found) return undefined;
  const { row, deleted } = found;
  return {
    id,
    revision: row.revision,
    deleted,
    type: row.type as ContactWayType,
    unit: row.business_unit,
    texts: {
      label: row.label,
      label_en: english(row.translations, 'label'),
      ...(row.type === 'address' ? addressIn(row.value) : { value: row.value }),
    },
    isActive: row.is_active,
    isPublic: row.is_public,
  };
}

export type ContactWayValues = {
  label: string;
  labelEn: string | null;
  value: string;
  business_unit: string;
  is_active: boolean;
  is_public: boolean;
};

/** Saves a contact way, or makes one at the end of its unit's list where no key is given. */
export async function writeContactWay(
  tx: Tx,
  key: { id: string; revision: number } | null,
  type: ContactWayType,
  { labelEn, ...values }: ContactWayValues,
): Promise<Saved> {
  if (key === null) {
    const last = await tx
      .selectFrom('contact_info')
      .select((row) => row.fn.max('display_order').as('position'))
      .where('business_unit', '=', values.business_unit)
      .executeTakeFirst();
    const row: Insertable<DB['contact_info']> = {
      ...values,
      type,
      display_order: (last?.position ?? 0) + 1,
      translations: withEnglish({}, 'label', labelEn),
    };
    await tx.insertInto('contact_info').values(row).execute();
    return { kind: 'saved', revision: 1 };
  }
  const row = (await readSetting(tx, 'contact_info', { id: key.id }))?.row;
  if (!row) return { kind: 'gone' };
  const translations = withEnglish(row.translations, 'label', labelEn);
  return saveOver(
    (revision) =>
      saveSetting(tx, 'contact_info', { id: key.id, revision }, { ...values, translations }),
    key.revision,
  );
}

/** Moves a contact way one place up or down its unit's list; false when it is not there. */
export async function moveContactWay(
  tx: Tx,
  id: string,
  direction: 'up' | 'down',
): Promise<boolean> {
  const rows = await tx
    .selectFrom('contact_info')
    .select(['id', 'display_order'])
    .where('business_unit', '=', (from) =>
      from.selectFrom('contact_info').select('business_unit').where('id', '=', id),
    )
    .orderBy('display_order')
    .orderBy('id')
    .forUpdate()
    .execute();
  const from = rows.findIndex((row) => row.id === id);
  if (from < 0) return false;
  const to = Math.min(rows.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as (typeof rows)[number]);
  for (const [index, row] of order.entries()) {
    if (row.display_order === index + 1) continue;
    await tx
      .updateTable('contact_info')
      .set({ display_order: index + 1 })
      .where('id', '=', row.id)
      .execute();
  }
  return true;
}

/** Deletes a contact way as it was read; `changed` when it is another one by now. */
export async function deleteContactWay(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<'deleted' | 'changed' | 'gone'> {
  const gone = await tx
    .deleteFrom('contact_info')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n) return 'deleted';
  const now = await readContactWay(tx, id);
  return now && !now.deleted ? 'changed' : 'gone';
}
