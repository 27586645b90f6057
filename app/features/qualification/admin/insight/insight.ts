import type { Duplicate } from '#app/features/crm/contacts/contacts.ts';
import type { RuleKind } from '../score/score-rules.ts';

/** The match of an active rule in a lead. */
export type ScorePart = {
  id: string;
  name: string;
  nameEn: string;
  kind: RuleKind;
  points: number;
  earned: boolean;
  /** The answer in words; null for none. */
  matched: string | null;
};

type Touch = { at: string; from: string; campaign: string };
export type Journey = {
  first: Touch;
  last: Touch;
  steps: readonly { path: string; at: string; ms: number }[];
  /** Since the first touch; null where only this visit is known. */
  visits: number | null;
};

export type Insight = {
  score: number | null;
  parts: readonly ScorePart[];
  journey: Journey | null;
  duplicates: readonly Duplicate[];
  deals: readonly { id: string; title: string; value: number; stage: string }[];
  tickets: readonly { id: string; entry: string | null; title: string; status: OpenTicket }[];
};
export type OpenTicket = 'open' | 'in_progress' | 'waiting';
