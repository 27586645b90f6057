import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { adminPath } from '#app/paths.ts';

/** Deletes a rule as it was read; refused as `changed` where it has changed since. */
export const deleteLeadRule = command({
  permission: 'settings:update',
  input: z.object({ id: settingId, revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const { numDeletedRows } = await tx
      .deleteFrom('lead_assignment_rules')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
  redirectTo: ({ data: { set } }) =>
    `${adminPath('leadRules')}?${new URLSearchParams({ set: set ?? '' })}`,
});

/** Restores the rules from before one was moved or deleted. */
export const undoLeadRules = command({
  permission: 'settings:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});
