import type { Subject } from './rule.ts';

/** What a rule tells somebody: about a lead, deal or ticket, or, without one, that it was switched off. */
export type RuleNotice = {
  id: string;
  ruleId: string;
  /** Null for users who may not read rules. */
  rule: string | null;
  about: { subject: Subject; id: string; name: string } | null;
  at: string;
};
