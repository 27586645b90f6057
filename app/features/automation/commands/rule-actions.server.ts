import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import type { ListCode, RuleCode } from '../rule-codes.ts';
import { deleteRule, restoreRule } from './delete-rule.server.ts';
import { moveRule } from './move-rule.server.ts';
import { saveRule } from './save-rule.server.ts';
import { switchRule } from './switch-rule.server.ts';
import { undoRun } from './undo-run.server.ts';

/** The commands posted to the list of rules, by the `intent` of its forms. */
const listCommands = {
  on: switchRule,
  off: switchRule,
  up: moveRule,
  down: moveRule,
  delete: deleteRule,
  undo: restoreRule,
};

export type RuleListReply = ReplyOf<typeof listCommands, ListCode>;

const isListIntent = (text: string): text is keyof typeof listCommands =>
  Object.hasOwn(listCommands, text);

export const ruleListAction = defineActions<typeof listCommands, ListCode>({
  commands: listCommands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isListIntent(intent) ? intent : 'off';
  },
  codes: [],
});

/** The commands posted to the address of a rule; without an intent the editor saves. */
const commands = {
  save: saveRule,
  'undo-run': undoRun,
  delete: {
    ...deleteRule,
    redirectTo: ({ data: { set } }: { data: { set: string | null } }) =>
      `${adminPath('automation')}?${new URLSearchParams({ set: set ?? '' })}`,
  },
};

export type RuleReply = ReplyOf<typeof commands, RuleCode, Conflict>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const ruleAction = defineActions<typeof commands, RuleCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isIntent(intent) ? intent : 'save';
  },
  ids: { id: 'id' },
  codes: [],
  refusals: {
    rule_owner: { code: 'owner', status: 422, field: 'acts' },
    rule_template: { code: 'template', status: 422, field: 'acts' },
    rule_condition: { code: 'choose', status: 422, field: 'conditions' },
    rule_starts: { code: 'choose', status: 422, field: 'start.kind' },
    rule_subject: { code: 'choose', status: 422, field: 'subject' },
    rule_act: { code: 'choose', status: 422, field: 'acts' },
  },
});
