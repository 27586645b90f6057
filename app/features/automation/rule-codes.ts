import type { RuleMistake } from './check-rule.ts';

/** Why a rule was not deleted; each has words under `notDone`. */
export const NOT_DELETED = ['changed', 'invalid'] as const;

/** The refusal code for commands on a rule in the list. */
export type ListCode = 'changed';

/** Why a run was not undone; each has words under `done.notUndone`. */
export const RUN_CODES = ['contradicted', 'over'] as const;
type RunCode = (typeof RUN_CODES)[number];

/** Refusal codes in the editor: `ask` is a question, a mistake the first one that the database found. */
export type RuleCode = ListCode | RunCode | RuleMistake | 'ask';
