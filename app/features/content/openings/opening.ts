import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';

export type OpeningText = {
  title: string;
  /** Fragment of /carreiras: the translated slug. */
  slug: string;
  /** One sentence: what this person will make. */
  line: string;
  contract: string;
  place: string;
  work: readonly string[];
  bring: readonly string[];
  /** What is learnt here and need not be known before. */
  learn: readonly string[];
};

export type Opening = InLanguages & {
  key: string;
  /** Invented: shown with a label, no JobPosting data. */
  sample: boolean;
  /** ISO dates of publication and of the last day to apply. */
  posted: string;
  closes: string;
  text: Record<Locale, OpeningText>;
};
