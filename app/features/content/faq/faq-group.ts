import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';

type FaqGroupId = 'prices' | 'terms' | 'trust' | 'delivery';

export type FaqQuestion = { question: string; answer: string };

/** A group as its file has it. */
export type FaqFile = {
  /** Part of the group's address on the page. */
  id: FaqGroupId;
  texts: Record<Locale, { title: string; questions: readonly FaqQuestion[] }>;
};

/** A group without its questions. Staff make groups of their own. */
export type FaqGroup = InLanguages & { id: string; texts: Record<Locale, { title: string }> };

/** A question with its answer. */
export type FaqAnswer = InLanguages & {
  id: string;
  /** The id of its group. */
  group: string;
  texts: Record<Locale, FaqQuestion>;
};
