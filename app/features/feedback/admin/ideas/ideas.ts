import type { EntryStatus } from '../../feedback.store.server.ts';
import type { EntryCode } from '../staff-feedback.ts';

/** The impact on each person it reaches: minimal to massive. */
export const IMPACTS = [0.25, 0.5, 1, 2, 3] as const;
/** The confidence, in percent: a guess, good signs, measured. */
export const CONFIDENCES = [50, 80, 100] as const;
export const MOST_REACH = 10_000_000;
export const LEAST_EFFORT = 0.01;
export const MOST_EFFORT = 240;

export type Rice = {
  /** People a quarter. */
  reach: number;
  impact: number;
  /** Percent. */
  confidence: number;
  /** Months of one person. */
  effort: number;
};

/** The database generates it; this is for the preview while typing. */
export const scoreOf = ({ reach, impact, confidence, effort }: Rice): number =>
  (reach * impact * confidence) / 100 / effort;

/** Ranks behind this one are not counted. */
export const LAST_RANK = 1000;

export type IdeaRow = {
  id: string;
  protocol: string;
  project: string;
  module: string;
  status: EntryStatus;
  voices: number;
  rice: Rice | null;
  score: number | null;
  /** Its rank among undecided ones, by score; null without one. */
  rank: number | null;
  verbatim: string;
  author: string;
  createdAt: string;
};

/** Decisions of which the people who asked for an idea are notified. */
export const NOTIFIED_STATUSES = ['planned', 'done', 'declined'] as const;
export const isNotified = (status: string): status is (typeof NOTIFIED_STATUSES)[number] =>
  NOTIFIED_STATUSES.some((notified) => notified === status);

export const LONGEST_OUTCOME = 2000;

/** Refusal codes for commands on ideas. */
export type IdeaCode = EntryCode | 'range' | 'late';
