import type { Locale } from '#app/i18n/locale.ts';

export type FaqQuestion = { question: string; answer: string };

export type FaqGroup = {
  /** Part of the group's address on the page. */
  id: 'prices' | 'terms' | 'trust' | 'delivery';
  texts: Record<Locale, { title: string; questions: readonly FaqQuestion[] }>;
};
