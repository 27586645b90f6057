import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { TARGET_CODES, type TargetCode } from '../answer-targets.ts';
import { saveTargets, undoTargets } from './save-targets.server.ts';

/** The posts to the screen of targets; without an intent it is a save. */
const commands = { save: saveTargets, undo: undoTargets };

export type TargetsReply = ReplyOf<typeof commands, TargetCode>;

export const targetAction = defineActions<typeof commands, TargetCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'undo' ? 'undo' : 'save'),
  codes: TARGET_CODES,
  refusals: { answer_targets_service_source_key: { code: 'changed', status: 409 } },
});
