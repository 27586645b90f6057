import type { Transaction } from 'kysely';
import { cellDay } from '#app/i18n/format-cell.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  type FieldSubject,
  type FieldValues,
  fieldLabel,
  shownValue,
  typedValue,
} from './custom-field.ts';
import { readCustomFields, readFieldValues } from './custom-fields.store.server.ts';

type Tx = Transaction<DB>;
type WithValues = { custom: FieldValues };

/** Rows of an export, each with its values in custom fields. */
export async function withFieldValues<Row extends { id: string }>(
  tx: Tx,
  rows: readonly Row[],
): Promise<(Row & WithValues)[]> {
  const values = await readFieldValues(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, custom: values[row.id] ?? {} }));
}

/** A column of a file for each custom field that is in use; numbers as a calculator of the reader's language takes them. */
export async function fieldColumns(tx: Tx, subject: FieldSubject, locale: Locale) {
  const fields = (await readCustomFields(tx, subject)).filter(({ isActive }) => isActive);
  return fields.map((field) => ({
    label: fieldLabel(field, locale),
    cell: ({ custom }: WithValues) => {
      const value = custom[field.id] ?? null;
      if (field.type !== 'number' && field.type !== 'money') {
        const isDay = field.type === 'date' && typeof value === 'string';
        return isDay ? cellDay(value, locale) : shownValue(field, value, locale);
      }
      const [text = ''] = typedValue(field, value);
      return locale === 'en' ? text.replace(',', '.') : text;
    },
  }));
}
