import type { RuleMistakes } from '../check-rule.ts';
import type { RuleChoices } from '../choices.ts';
import type { RuleEditing } from './use-rule-draft.ts';

/** What every part of the editor is given. */
export type PartProps = { editing: RuleEditing; choices: RuleChoices; mistakes: RuleMistakes };
