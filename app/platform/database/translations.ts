import type { Locale } from '#app/i18n/locale.ts';
import { snakeCase } from './column-names.ts';

type Translations = { en?: Partial<Record<string, unknown>> } | null | undefined;

/**
 * Text of a row in one language: columns hold Portuguese, `translations.en` holds the
 * English of the same fields. A translation that is missing or blank falls back to the column.
 */
export function translated<
  Row extends { translations?: unknown },
  Field extends keyof Row & string,
>(row: Row, field: Field, locale: Locale): Row[Field] {
  if (locale !== 'en') return row[field];
  const text = (row.translations as Translations)?.en?.[snakeCase(field)];
  return (text === undefined || text === null || text === '' ? row[field] : text) as Row[Field];
}
