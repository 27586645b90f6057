import { type Locale, PREFERRED_LOCALE_KEY } from './locale.ts';

/** A year: the choice of language should not expire each month. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Stores the choice of language of the areas that have one address for both. */
export const preferredLocaleCookie = (locale: Locale): string =>
  `${PREFERRED_LOCALE_KEY}=${locale}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
