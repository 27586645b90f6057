import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { requireRule } from './require-rule.server.ts';

/** Deletes a rule as it was read; refused as `changed` where it has changed since. */
export const deleteRule = command({
  permission: 'settings:manage',
  input: z.object({ id: settingId, revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    await requireRule(tx, id);
    const { numDeletedRows } = await tx
      .deleteFrom('automation_rules')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Restores a deleted rule. */
export const restoreRule = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});
