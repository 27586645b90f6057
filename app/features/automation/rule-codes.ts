import type { RuleMistake } from './check-rule.ts';

/** Refusal codes for commands on a rule in the list; each has words under `notDone`. */
export const LIST_CODES = ['changed', 'invalid'] as const;
export type ListCode = (typeof LIST_CODES)[number];

/** Why a run was not undone; each has words under `done.notUndone`. */
export const RUN_CODES = ['contradicted', 'over'] as const;
type RunCode = (typeof RUN_CODES)[number];

/** Refusal codes in the editor: `ask` is a question, a mistake the first one that the database found. */
export type RuleCode = ListCode | RunCode | RuleMistake | 'ask';
