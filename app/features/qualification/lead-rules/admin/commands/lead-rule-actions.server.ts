import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { RULE_CODES, type RuleCode } from '../../lead-rules.ts';
import { deleteLeadRule, undoLeadRules } from './delete-lead-rule.server.ts';
import { moveLeadRule } from './move-lead-rule.server.ts';
import { saveLeadRule } from './save-lead-rule.server.ts';

/** The commands posted to the list of rules, by the `intent` of its forms. */
const listCommands = {
  up: moveLeadRule,
  down: moveLeadRule,
  delete: deleteLeadRule,
  undo: undoLeadRules,
};
/** The commands posted to the address of a rule. */
const editorCommands = { save: saveLeadRule };

export type RuleListReply = ReplyOf<typeof listCommands, RuleCode, never>;
export type RuleReply = ReplyOf<typeof editorCommands, RuleCode, Conflict>;

export const ruleListAction = defineActions<typeof listCommands, RuleCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: RULE_CODES,
});

export const ruleAction = defineActions<typeof editorCommands, RuleCode>({
  commands: editorCommands,
  intentOf: () => 'save',
  ids: { id: 'id' },
  codes: RULE_CODES,
});
