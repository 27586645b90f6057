import { aDay, type FilterKind } from '#app/ui/admin/data-table/list-filters.ts';
import type { CustomField } from './custom-field.ts';

/** How parameters of lists begin that filter by a custom field: `f.area.from=10`. */
export const FIELD_PREFIX = 'f.';

/** What is chosen for records without a value. */
export const NO_VALUE = '-';

/** What the database reads as a number (`private.typed_number`). */
const NUMBERS = [
  /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/,
  /^-?\d{1,14},\d{1,6}$/,
  /^-?\d{1,14}(?:\.\d{1,6})?$/,
  /^-?\d{1,3}(?:,\d{3})+\.\d{1,6}$/,
  /^-?\d{1,3}(?:,\d{3}){2,}$/,
];

export const isTypedNumber = (text: string): boolean => NUMBERS.some((shape) => shape.test(text));

const NAME = /^[a-z][a-z0-9_]{0,39}(?:\.(?:from|to|none))?$/;
/** Each is a condition of the statement. */
const MOST_FILTERS = 10;
const LONGEST = 200;

/** Filters by custom fields, as JSON by key; the database reads each by the type of its field. */
export const byCustomFields: FilterKind = {
  prefix: FIELD_PREFIX,
  read: (text) => {
    const given = Object.entries(JSON.parse(text) as Record<string, string>)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => NAME.test(name) && value !== '' && value.length <= LONGEST)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, MOST_FILTERS);
    return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;
  },
};

/** Why a value in an address filters nothing. */
export type UnusedReason = 'besideNone' | 'noNumber' | 'noDay' | 'noField';

const RANGES: readonly CustomField['type'][] = ['number', 'money', 'date'];

/** The filters in an address, without their prefix, that filter nothing, and why. */
export function unusedFilters(
  fields: readonly Pick<CustomField, 'key' | 'type'>[],
  given: Readonly<Record<string, string>>,
): Record<string, UnusedReason> {
  const reasonOf = (name: string, value: string): UnusedReason | undefined => {
    const [key = '', part = ''] = name.split('.');
    const type = fields.find((field) => field.key === key)?.type;
    if (!type || (!RANGES.includes(type) && ['from', 'to'].includes(part))) return 'noField';
    if (part === 'none') return undefined;
    if (given[`${key}.none`] !== undefined) return 'besideNone';
    if (type === 'number' || type === 'money') return isTypedNumber(value) ? undefined : 'noNumber';
    if (type === 'date') return aDay.read(value) ? undefined : 'noDay';
    return undefined;
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const reason = reasonOf(name, value);
      return reason ? [[name, reason]] : [];
    }),
  );
}
