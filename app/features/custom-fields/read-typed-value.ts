import { isVisible } from '#app/platform/text/clean-line.ts';
import { parseMoney } from '#app/platform/text/parse-money.ts';
import type { CustomField, FieldValue } from './custom-field.ts';

/** A number as people write it in Brazil or in English: 1.234,5 and 1,234.5 and 1234.5. */
function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const isBrazilian = /^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/.test(bare);
  const isGrouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(bare);
  // Marks in other places, as in 1.23,5, are no number: a guess would be stored as if it had been typed.
  const plain = isBrazilian
    ? bare.replaceAll('.', '').replace(',', '.')
    : isGrouped
      ? bare.replaceAll(',', '')
      : bare;
  return /^-?\d{1,14}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** A day as a date field or a Brazilian spreadsheet has it. */
function parseDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const date = /^(?:19|20)\d\d-\d\d-\d\d$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  // A 31st of February would become another day.
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    ? iso
    : undefined;
}

/** What texts of a type look like; any other text is a line of up to 200 letters. */
const SHAPES: Readonly<Partial<Record<CustomField['type'], RegExp>>> = {
  text: /^.{1,200}$/,
  long_text: /^.{1,4000}$/s,
  url: /^https?:\/\/[^\s/?#]+\.\S{1,1900}$/i,
  email: /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/,
  phone: /^(?=(?:\D*\d){8,15}\D*$)[+\d ().-]{1,40}$/,
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const YES = ['true', 'sim', 's', 'yes', 'y', '1', 'x', 'verdadeiro'];
const NO = ['false', 'nao', 'n', 'no', '0', 'falso'];

/** The key of a choice, by its key or by what it is called in either language. */
function parseChoice({ choices }: CustomField, text: string): string | undefined {
  const sought = folded(text);
  return choices.find(
    ({ key, label, labelEn }) =>
      key === text || folded(label) === sought || folded(labelEn ?? '') === sought,
  )?.key;
}

/**
 * The value of a field as it was typed or is in a cell; null where nothing was, undefined where it is none of its
 * type. The database checks it again.
 */
export function readTypedValue(
  field: CustomField,
  typed: readonly string[],
): FieldValue | undefined {
  const texts = typed.map((text) => text.trim()).filter(isVisible);
  const [first] = texts;
  if (first === undefined) return null;
  switch (field.type) {
    case 'number':
      return parseNumber(first);
    case 'money': {
      const amount = parseMoney(first);
      return 'cents' in amount ? amount.cents : undefined;
    }
    case 'date':
      return parseDay(first);
    case 'yes_no': {
      const text = folded(first);
      if (YES.includes(text)) return true;
      return NO.includes(text) ? false : undefined;
    }
    case 'choice':
      return parseChoice(field, first);
    case 'choices': {
      const keys = texts.map((text) => parseChoice(field, text));
      return keys.every((key) => key !== undefined) ? [...new Set(keys)] : undefined;
    }
    default:
      return SHAPES[field.type]?.test(first) ? first : undefined;
  }
}
