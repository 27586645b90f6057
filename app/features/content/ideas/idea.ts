import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { EarlierAddresses } from '../overrides/item-address.ts';

/** The four stages of the Craft, in order. An idea is in one of them. */
export const CRAFT_STAGES = ['partnership', 'research', 'validation', 'launch'] as const;
export type CraftStage = (typeof CRAFT_STAGES)[number];

export type IdeaText = {
  name: string;
  head: { title: string; description: string };
  /** The h1 in its two voices. */
  title: { raw: string; finished: string };
  /** One line for the list of the Craft. */
  summary: string;
  problem: string;
  hypothesis: string;
  /** The next proof, and the answer that would end the idea. */
  proof: string;
  ending: string;
  /** What each side of the joint brings. */
  ours: readonly string[];
  yours: readonly string[];
};

export type Idea = InLanguages &
  EarlierAddresses & {
    slugs: Readonly<Record<Locale, string>>;
    stage: CraftStage;
    /** Invented until staff replace it. */
    sample: boolean;
    texts: Record<Locale, IdeaText>;
  };
