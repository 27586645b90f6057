import type { Locale } from '#app/i18n/locale.ts';

/** How an idea was decided, and what staff have to say about it in either language. */
export type Outcome = {
  status: 'planned' | 'done' | 'declined';
  words: string | null;
  words_en: string | null;
};

/** The team's text in the requested language, or else in the other one. */
export const outcomeWords = ({ words, words_en }: Outcome, locale: Locale): string =>
  (locale === 'en' ? (words_en ?? words) : (words ?? words_en)) ?? '';
