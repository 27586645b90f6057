import type { Conflict } from '#app/audit/setting-changes.ts';
import type { RuleMistakes } from './check-rule.ts';
import type { RuleDraft } from './rule-draft.ts';

/** What saving says back to its screen; `typed` is what was sent. */
export type RuleReply = { typed: RuleDraft } & (
  | { kind: 'saved'; id: string; revision: number }
  | { kind: 'edited' }
  /** It would mail people outside from now on: asked once. */
  | { kind: 'ask' }
  | { kind: 'mistakes'; mistakes: RuleMistakes }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; why: 'forbidden' | 'gone' }
);

/** What became of a rule that was switched, moved or deleted, and of one that was brought back. */
export type RuleAct =
  | { rule: 'on' | 'off'; id: string; revision: number }
  | { rule: 'deleted'; set: string | null }
  | { rule: 'back' }
  | { rule: 'moved' }
  | { rule: false; why: 'forbidden' | 'changed' | 'gone' };
