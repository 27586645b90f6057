import type { ActKind, Subject } from './rule.ts';

/** The subject of a run; without a name where the reader may not see it. */
export type RuleSubject = { subject: Subject; id: string; name: string | null; at: string };

export const OUTCOMES = ['done', 'failed', 'too_deep', 'undone'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REASONS = [
  'owner_cannot',
  'template_missing',
  'ticket_move_not_allowed',
  'mail_withheld',
  'mail_open',
  'mail_address',
] as const;

/** The result of one run of a rule. */
export type RuleRun = {
  id: string;
  subject: Subject;
  /** Null once the person has been erased. */
  subjectId: string | null;
  name: string | null;
  outcome: Outcome;
  reason: string | null;
  acts: readonly ActKind[];
  depth: number;
  at: string;
  undoneAt: string | null;
};
