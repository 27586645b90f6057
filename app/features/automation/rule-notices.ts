import type { Subject } from './rule.ts';

/** The notice of a rule to a member of staff: about a lead, deal or ticket, or, without one, that the rule
 * was switched off. */
export type RuleNotice = {
  id: string;
  ruleId: string;
  /** Null for users who may not read rules. */
  rule: string | null;
  about: { subject: Subject; id: string; name: string } | null;
  at: string;
};
