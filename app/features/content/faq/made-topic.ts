import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import type { FaqGroup } from './faq-group.ts';

type MadeTopic = FaqGroup & { made: true };

export const blankTopic = (id: string): MadeTopic => ({
  made: true,
  publishedIn: LOCALES,
  id,
  texts: { 'pt-BR': { title: '' }, en: { title: '' } },
});

/** Fields that visitors of these languages would miss. */
export const missingOfTopic = ({ texts }: MadeTopic, locales: readonly Locale[]): string[] =>
  missingTexts('texts', texts, ['title'], locales);
