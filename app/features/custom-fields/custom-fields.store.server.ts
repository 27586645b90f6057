import { type Selectable, sql, type Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { CustomFields, DB } from '#app/platform/database/database.types.ts';
import type {
  CustomField,
  CustomFieldType,
  FieldChoice,
  FieldSubject,
  FieldValue,
  FieldValues,
  ListFields,
  RecordFields,
} from './custom-field.ts';

type Tx = Transaction<DB>;
type StoredChoice = { key: string; label: string; label_en: string | null; is_active: boolean };

const choiceOf = ({ key, label, label_en, is_active }: StoredChoice): FieldChoice => ({
  key,
  label,
  labelEn: label_en,
  isActive: is_active,
});

/** A row of definitions. */
export const customFieldOf = (row: Selectable<CustomFields>): CustomField => ({
  id: row.id,
  subject: row.subject as FieldSubject,
  key: row.key,
  label: row.label,
  labelEn: row.labelEn,
  type: row.type as CustomFieldType,
  unit: row.unit,
  choices: (row.choices as StoredChoice[]).map(choiceOf),
  isRequired: row.isRequired,
  inList: row.inList,
  product: row.product,
  isActive: row.isActive,
  revision: row.revision,
});

/** Every field that is defined, archived ones last, or those of one kind of record. */
export async function readCustomFields(tx: Tx, subject?: FieldSubject): Promise<CustomField[]> {
  let query = tx.selectFrom('custom_fields').selectAll();
  if (subject) query = query.where('subject', '=', subject);
  const rows = await query
    .orderBy('subject')
    .orderBy('isActive', 'desc')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(customFieldOf);
}

/** The values of records, by the id of the record and of the field. */
export async function readFieldValues(
  tx: Tx,
  ids: readonly string[],
): Promise<Readonly<Record<string, FieldValues>>> {
  if (ids.length === 0) return {};
  const rows = await tx
    .selectFrom('custom_field_values as v')
    .select(['v.subjectId', 'v.fieldId'])
    .select(sql<FieldValue>`private.field_value_json(v)`.as('value'))
    .where('v.subjectId', 'in', ids)
    .execute();
  const found: Record<string, Record<string, FieldValue>> = {};
  for (const { subjectId, fieldId, value } of rows) {
    found[subjectId] ??= {};
    found[subjectId][fieldId] = value;
  }
  return found;
}

/** The fields and values of one record. */
export async function readRecordFields(
  tx: Tx,
  subject: FieldSubject,
  { id, products }: { id: string; products: readonly string[] },
): Promise<RecordFields> {
  const fields = await readCustomFields(tx, subject);
  const values = fields.length > 0 ? await readFieldValues(tx, [id]) : {};
  return { fields, values: values[id] ?? {}, products };
}

export type ProductName = { slug: string; name: string };

/** The products that a field may be limited to. */
export const readProductNames = (tx: Tx): Promise<ProductName[]> =>
  tx.selectFrom('crm_products').select(['slug', 'name']).orderBy('name').execute();

/** A field for its editor, even after its deletion. */
export async function readCustomField(tx: Tx, id: string) {
  const found = await readSetting(tx, 'custom_fields', { id });
  return found && { field: customFieldOf(found.row), deleted: found.deleted };
}

/** The fields that a list offers as columns and filters, with the values of its rows. */
export async function readListFields(
  tx: Tx,
  subject: FieldSubject,
  rows: readonly { id: string }[],
): Promise<ListFields> {
  const fields = (await readCustomFields(tx, subject)).filter(({ isActive }) => isActive);
  if (fields.length === 0) return { fields, values: {} };
  const ids = rows.map(({ id }) => id);
  return { fields, values: await readFieldValues(tx, ids) };
}

/** The fields that a new record needs. */
export const readRequiredFields = async (tx: Tx, subject: FieldSubject): Promise<CustomField[]> =>
  (await readCustomFields(tx, subject)).filter(
    ({ isActive, isRequired }) => isActive && isRequired,
  );
