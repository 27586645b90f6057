import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';

/** Removes a holiday of the company as it was read; refused as `changed` where it has changed since. */
export const removeHoliday = command({
  permission: 'settings:update',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const { numDeletedRows } = await tx
      .deleteFrom('company_holidays')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('day', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Undoes a change of the holidays. */
export const undoHolidayChange = command({
  permission: 'settings:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});
