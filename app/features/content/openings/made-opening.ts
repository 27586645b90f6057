import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { missingFacts, missingTexts } from '../overrides/missing-fields.ts';
import type { Opening, OpeningText } from './opening.ts';

type MadeOpening = Opening & { made: true };

const blankText = (slug: string): OpeningText => ({
  title: '',
  slug,
  line: '',
  contract: '',
  place: '',
  work: [],
  bring: [],
  learn: [],
});

export const blankOpening = (key: string): MadeOpening => ({
  made: true,
  publishedIn: LOCALES,
  key,
  sample: false,
  posted: '',
  closes: '',
  text: { 'pt-BR': blankText(key), en: blankText(key) },
});

/** Fields that visitors of these languages would miss. */
export const missingOfOpening = (opening: MadeOpening, locales: readonly Locale[]): string[] => [
  ...missingFacts(opening, ['posted', 'closes']),
  ...missingTexts(
    'text',
    opening.text,
    ['title', 'line', 'contract', 'place', 'work', 'bring'],
    locales,
  ),
];
