import type { EntryStatus } from '../../feedback.store.server.ts';

/** What each person it reaches gets out of it: minimal to massive. */
export const IMPACTS = [0.25, 0.5, 1, 2, 3] as const;
/** How sure that is, in percent: a guess, good signs, measured. */
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

/** What the database generates, for looking at while it is typed. */
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
  /** Its place among what is yet to be decided, by score; null without one. */
  rank: number | null;
  verbatim: string;
  author: string;
  createdAt: string;
};

/** Decisions that whoever asked for an idea is told of. */
export const TOLD_STATUSES = ['planned', 'done', 'declined'] as const;
export const isTold = (status: string): status is (typeof TOLD_STATUSES)[number] =>
  TOLD_STATUSES.some((told) => told === status);

export const LONGEST_OUTCOME = 2000;

/** What the way back from a join needs. */
export type Joined = {
  target: string;
  from: EntryStatus;
  was: string | null;
  along: readonly string[];
};

/** What became of an act on one idea; moves have replies of their own. */
export type IdeaReply =
  | { idea: 'scored' | 'unscored' | 'parted' }
  | { idea: 'joined'; id: string; back: Joined }
  | {
      idea: false;
      why: 'forbidden' | 'range' | 'changed' | 'gone' | 'nothing' | 'same' | 'late';
    };

/** The form that takes a join back. */
export const partFields = (id: string, { target, from, was, along }: Joined) =>
  [
    ['intent', 'part'],
    ['id', id],
    ['target', target],
    ['from', from],
    ['was', was ?? ''],
    ...along.map((one) => ['along', one] as const),
  ] as const;
