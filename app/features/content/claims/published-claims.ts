import type { Locale } from '#app/i18n/locale.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { type ClaimWords, wordsOfClaims } from './claim-words.ts';
import { type Claims, claimFiles, type Priced } from './claims.ts';

/** The figures as the request under way shows them. */
export const claims = (): Claims => itemsOf('claims', claimFiles)[0] ?? claimFiles[0];

/** The same as texts of a language say them. */
export const claimWords = (locale: Locale): ClaimWords => wordsOfClaims(claims(), locale);

/** The lowest price of something, in whole reais, or none: made to measure. */
export const priceFrom = (priced: Priced | null): number | null =>
  priced === null ? null : claims().fromBrl[priced];
