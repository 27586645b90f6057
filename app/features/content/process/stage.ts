import type { Locale } from '#app/i18n/locale.ts';

export const STAGE_NAMES = [
  'foundry',
  'observe',
  'refine',
  'generate',
  'empower',
  'expand',
] as const;
export type StageName = (typeof STAGE_NAMES)[number];

export type StageText = {
  name: string;
  /** What the stage is for, as a short imperative. */
  purpose: string;
  text: string;
  /** What the client brings to it. */
  bring: string;
  /** What leaves it. */
  out: string;
};

export type Stage = {
  name: StageName;
  /** Published term that the stage is part of, if any. */
  term: 'discovery' | 'development' | null;
  texts: Record<Locale, StageText>;
};
