import type { Locale } from '#app/i18n/locale.ts';

/** The decision of an idea, with the team's text in either language. */
export type Outcome = {
  status: 'planned' | 'done' | 'declined';
  words: string | null;
  wordsEn: string | null;
};

/** The team's text in the requested language, or else in the other one. */
export const outcomeWords = ({ words, wordsEn }: Outcome, locale: Locale): string =>
  (locale === 'en' ? (wordsEn ?? words) : (words ?? wordsEn)) ?? '';
