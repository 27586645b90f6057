import type { Locale } from '#app/i18n/locale.ts';

/** An item that staff may keep out of a language; without a list it is in all of them. */
export type InLanguages = { publishedIn?: readonly Locale[] };

/** The items of a language; of all languages without one. */
export const inLanguage = <Item extends InLanguages>(
  items: readonly Item[],
  locale: Locale | undefined,
): readonly Item[] =>
  locale ? items.filter((item) => item.publishedIn?.includes(locale) ?? true) : items;
