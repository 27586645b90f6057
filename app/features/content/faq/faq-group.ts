import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';

/** Groups of questions, in the order of the page. */
export const FAQ_GROUPS = ['prices', 'terms', 'trust', 'delivery'] as const;
export type FaqGroupId = (typeof FAQ_GROUPS)[number];

export type FaqQuestion = { question: string; answer: string };

/** A group as its file has it. */
export type FaqFile = {
  /** Part of the group's address on the page. */
  id: FaqGroupId;
  texts: Record<Locale, { title: string; questions: readonly FaqQuestion[] }>;
};

/** A group without its questions. */
export type FaqGroup = { id: FaqGroupId; texts: Record<Locale, { title: string }> };

/** A question with its answer. */
export type FaqAnswer = InLanguages & {
  id: string;
  group: FaqGroupId;
  texts: Record<Locale, FaqQuestion>;
};
