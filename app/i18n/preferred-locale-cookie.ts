import { type Locale, PREFERRED_LOCALE_KEY } from './locale.ts';

/** A year: a choice of language is not to be made anew each month. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Keeps the choice of language of the areas that have one address for both. */
export const preferredLocaleCookie = (locale: Locale): string =>
  `${PREFERRED_LOCALE_KEY}=${locale}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
