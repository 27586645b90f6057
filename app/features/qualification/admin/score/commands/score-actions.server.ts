import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { SCORE_CODES, type ScoreCode } from '../score-rules.ts';
import { draftVersion, dropDraft } from './draft-version.server.ts';
import { putVersionInUse } from './put-version-in-use.server.ts';
import { removeRule, restoreRule } from './remove-rule.server.ts';
import { saveRule } from './save-rule.server.ts';

/** The commands posted to the screen of versions, by the `intent` of its forms. */
const versionCommands = {
  draft: draftVersion,
  drop: dropDraft,
  use: putVersionInUse,
  remove: removeRule,
  undo: restoreRule,
};
/** The commands posted to the address of a rule. */
const ruleCommands = { save: saveRule };

export type ScoreReply = ReplyOf<typeof versionCommands, ScoreCode, never>;
export type RuleReply = ReplyOf<typeof ruleCommands, ScoreCode, Conflict>;

const refusals = {
  version_gone: { code: 'gone', status: 409 },
  version_in_use: { code: 'used', status: 409 },
  score_version_used: { code: 'used', status: 409 },
  score_rule_stays: { code: 'used', status: 409 },
} as const;

export const scoreAction = defineActions<typeof versionCommands, ScoreCode>({
  commands: versionCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: SCORE_CODES,
  refusals,
});

export const ruleAction = defineActions<typeof ruleCommands, ScoreCode>({
  commands: ruleCommands,
  intentOf: () => 'save',
  ids: { id: 'id' },
  codes: SCORE_CODES,
  refusals,
});
