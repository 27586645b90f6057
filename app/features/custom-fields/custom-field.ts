import { formatShortDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';

export const FIELD_SUBJECTS = ['contact', 'company', 'deal', 'ticket'] as const;
export type FieldSubject = (typeof FIELD_SUBJECTS)[number];

export const CUSTOM_FIELD_TYPES = [
  'text',
  'long_text',
  'number',
  'money',
  'date',
  'yes_no',
  'choice',
  'choices',
  'url',
  'email',
  'phone',
] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

export type FieldChoice = { key: string; label: string; labelEn: string | null; isActive: boolean };

/** A field that staff defined. */
export type CustomField = {
  id: string;
  subject: FieldSubject;
  /** What imports, exports and filters call it; never changed. */
  key: string;
  label: string;
  labelEn: string | null;
  type: CustomFieldType;
  unit: string | null;
  choices: readonly FieldChoice[];
  isRequired: boolean;
  /** Whether lists show it as a column until somebody hides it. */
  inList: boolean;
  /** Null: for records of every product. */
  product: string | null;
  isActive: boolean;
  revision: number;
};

/** A value as the database gives it; money in cents, a day as 2026-12-31. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** The values of a record, by the id of the field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The fields of a record, archived ones included, and its values. */
export type RecordFields = {
  fields: readonly CustomField[];
  values: FieldValues;
  /** The products of the record. */
  products: readonly string[];
};

/** The fields that a list offers, and the values of its rows by their ids. */
export type ListFields = {
  fields: readonly CustomField[];
  values: Readonly<Record<string, FieldValues>>;
};

/** Refusal codes for a value of a record. */
export const VALUE_CODES = [
  'value_changed',
  'value_wrong',
  'value_required',
  'field_gone',
] as const;
export type ValueCode = (typeof VALUE_CODES)[number];

/** How the fields of a form for a new record begin; the id of the custom field follows. */
export const NEW_FIELD = 'own.';

export const LONGEST_LABEL = 60;
export const LONGEST_UNIT = 20;
export const MOST_CHOICES = 100;

export const fieldLabel = (
  { label, labelEn }: Pick<CustomField, 'label' | 'labelEn'>,
  locale: Locale,
): string => (locale === 'en' && labelEn) || label;

/** Whether records of these products have the field. */
export const isOfProducts = ({ product }: CustomField, products: readonly string[]): boolean =>
  product === null || products.includes(product);

/** The fields of a record that can be filled in. */
export const fillable = ({ fields, products }: RecordFields): readonly CustomField[] =>
  fields.filter((field) => field.isActive && isOfProducts(field, products));

const choiceLabel = ({ choices }: CustomField, key: string, locale: Locale): string => {
  const choice = choices.find((one) => one.key === key);
  return choice ? fieldLabel(choice, locale) : key;
};

const money: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }),
};
const number: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 6 }),
};
const YES_NO: Record<Locale, readonly [string, string]> = {
  'pt-BR': ['sim', 'não'],
  en: ['yes', 'no'],
};

/** A value as people read it; empty where there is none. */
export function shownValue(field: CustomField, value: FieldValue, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') {
    return value.map((key) => choiceLabel(field, key, locale)).join(', ');
  }
  switch (field.type) {
    case 'number':
      return [number[locale].format(Number(value)), field.unit].filter(Boolean).join(' ');
    case 'money':
      return money[locale].format(Number(value) / 100);
    case 'date':
      return formatShortDay(String(value), locale);
    case 'yes_no':
      return YES_NO[locale][value === true ? 0 : 1];
    case 'choice':
      return choiceLabel(field, String(value), locale);
    default:
      return String(value);
  }
}

/** The value that a record of changes holds as text; several choices are joined by commas. */
export function recordedValue(field: CustomField, text: string | null): FieldValue {
  if (text === null) return null;
  if (field.type === 'yes_no') return text === 'true';
  return field.type === 'choices' ? text.split(',') : text;
}

/** A value as a field of a form holds it, one text a posted value. */
export function typedValue(field: CustomField, value: FieldValue): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return value;
  switch (field.type) {
    case 'number':
      return [String(value).replace('.', ',')];
    case 'money':
      return [(Number(value) / 100).toFixed(2).replace('.', ',')];
    default:
      return [String(value)];
  }
}

/** The key of a new field or choice: small letters, figures and underscores, and none that is in use. */
export function keyOf(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 34);
  const first = plain || 'campo';
  let key = first;
  for (let next = 2; taken.includes(key); next += 1) key = `${first}_${next}`;
  return key;
}

/** What is wrong in the form of a field. */
export type FieldMistake =
  | 'missing'
  | 'long'
  | 'unit'
  | 'key'
  | 'taken'
  | 'no_choice'
  | 'many'
  | 'choice'
  | 'same'
  | 'product';

/** Why nothing was done with a field. */
export type FieldCode = 'changed' | 'taken';
