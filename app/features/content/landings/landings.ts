import type { Locale } from '#app/i18n/locale.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import type { Landing } from './landing.ts';

/** The site comes without landing pages: staff make all of them. */
export const landingFiles: readonly Landing[] = [];

/** The landing pages of a language; of all languages without one. */
export const landings = (locale?: Locale): readonly Landing[] =>
  inLanguage(itemsOf('landing', landingFiles), locale);

export const landingBySlug = (locale: Locale, slug: string | undefined): Landing | undefined =>
  landings(locale).find(({ slugs }) => slugs[locale] === slug);
