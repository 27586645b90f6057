import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import type { FaqAnswer, FaqQuestion } from './faq-group.ts';

type MadeAnswer = FaqAnswer & { made: true };

const blankText = (): FaqQuestion => ({ question: '', answer: '' });

export const blankAnswer = (id: string): MadeAnswer => ({
  made: true,
  publishedIn: LOCALES,
  id,
  group: 'prices',
  texts: { 'pt-BR': blankText(), en: blankText() },
});

/** Fields that visitors of these languages would miss. */
export const missingOfAnswer = ({ texts }: MadeAnswer, locales: readonly Locale[]): string[] =>
  missingTexts('texts', texts, ['question', 'answer'], locales);
