import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { REASON_CODES, type ReasonCode } from '../reasons.ts';
import { archiveReason, reactivateReason, undoReasonChange } from './archive-reason.server.ts';
import { moveReason } from './move-reason.server.ts';
import { addReason, renameReason } from './save-reason.server.ts';

/** The commands posted to the list of reasons, by the `intent` of its forms. */
const commands = {
  add: addReason,
  rename: renameReason,
  up: moveReason,
  down: moveReason,
  archive: archiveReason,
  back: reactivateReason,
  undo: undoReasonChange,
};

export type ReasonReply = ReplyOf<typeof commands, ReasonCode, Conflict>;

export const reasonAction = defineActions<typeof commands, ReasonCode>({
  commands,
  intentOf: (form) => String(form.get('intent')) as keyof typeof commands,
  codes: REASON_CODES,
  // Two colleagues add the same one at once.
  refusals: { crm_close_reasons_kind_slug_key: { code: 'same', status: 422, field: 'name' } },
});
