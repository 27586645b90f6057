import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { restoreChanges } from './restore-changes.server.ts';

const commands = { restore: restoreChanges };

/** A row has changed since, or the earlier values now break a rule. */
type RestoreCode = 'changed' | 'refused';

export type RestoreReply = ReplyOf<typeof commands, RestoreCode>;

/** The commands posted to the page of a change. */
export const changeAction = defineActions<typeof commands, RestoreCode>({
  commands,
  intentOf: () => 'restore',
  codes: [],
});
