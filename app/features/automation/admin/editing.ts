import type { RuleMistakes } from '../check-rule.ts';
import type { RuleChoices } from '../choices.ts';
import type { RuleEditing } from './use-rule-draft.ts';

/** The props of every part of the editor. */
export type PartProps = { editing: RuleEditing; choices: RuleChoices; mistakes: RuleMistakes };
