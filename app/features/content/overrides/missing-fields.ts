import type { Locale } from '#app/i18n/locale.ts';

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Paths of the required fields that are empty in texts of the given languages. */
export const missingTexts = <Text extends object>(
  path: string,
  texts: Readonly<Record<Locale, Text>>,
  required: readonly (keyof Text & string)[],
  locales: readonly Locale[],
): string[] =>
  locales.flatMap((locale) =>
    required.filter((key) => isEmpty(texts[locale][key])).map((key) => `${path}.${locale}.${key}`),
  );

/** Paths of the required fields that are empty and belong to no language. */
export const missingFacts = <Item extends object>(
  item: Item,
  required: readonly (keyof Item & string)[],
): string[] => required.filter((key) => isEmpty(item[key]));
