import { uuidIn } from '#app/ui/uuid.ts';

/** A filter of a list: how it parses the text in an address. */
export type FilterKind<Value extends string = string> = {
  /** Undefined: it is ignored. */
  read: (text: string) => Value | undefined;
  /** All values there are, where they are few. */
  values?: readonly Value[];
  /** Whether the search text is too short; the user is notified. */
  tooShort?: (text: string) => boolean;
  /** It takes several values; rows with any of them are in the list. */
  several?: boolean;
  /** All parameters that begin so are its values, as JSON by the rest of their names: filters that staff define. */
  prefix?: string;
};

/** Values of one filter, as an address and the database write them: `new,contacted`. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The values of a filter that takes several; none where it is not given. */
export const splitValues = (text: string | undefined): string[] =>
  text ? text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%')) : [];

/** Each value is a condition of the statement. */
const MOST_VALUES = 20;

/** Several values of a filter, each as the given kind reads it; invalid ones are ignored. */
export function severalOf<Value extends string>({ read, values }: FilterKind<Value>): FilterKind {
  const place = (value: Value) => values?.indexOf(value) ?? 0;
  return {
    read: (text) => {
      const found = new Set(splitValues(text).flatMap((value) => read(value) ?? []));
      const inOrder = [...found].sort((a, b) => place(a) - place(b)).slice(0, MOST_VALUES);
      return inOrder.length > 0 ? joinValues(inOrder) : undefined;
    },
    ...(values && { values }),
    several: true,
  };
}

/** One of the given values. */
export const oneOf = <const Value extends string>(values: readonly Value[]): FilterKind<Value> => ({
  read: (text) => values.find((value) => value === text),
  values,
});

/** The database has no year 0. */
const ISO_DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** A business day, `2026-01-31`. */
export const aDay: FilterKind = {
  read: (text) => {
    const day = ISO_DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    // A 31st of February is invalid: it would become another day.
    return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
      ? text
      : undefined;
  },
};

/** The id of a row. */
export const anId: FilterKind = { read: uuidIn };

/** Text of at most so many characters, without outer blanks. */
export const textUpTo = (most: number): FilterKind => ({
  read: (text) => {
    const given = text.trim();
    return given.length >= 1 && given.length <= most ? given : undefined;
  },
});

/** Text that an index of parts of words can look up: three letters or digits in a row, or a telephone
 * number, however its digits are grouped. */
const FINDABLE = /[\p{L}\p{M}\p{N}]{3}|(?:\d\D?){8}/u;

/** Parts of words, looked up in an index: at least three letters of them. */
export const wordsUpTo = (most: number): FilterKind => ({
  read: (text) => (FINDABLE.test(text) ? textUpTo(most).read(text) : undefined),
  tooShort: (text) => text.trim() !== '' && !FINDABLE.test(text),
});

/** The code of a refusal: a filter in the address cannot be read, so it is unknown which rows match. */
export const UNREAD_FILTER = 'unread_filter';
