import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { placesAfterMove } from '#app/access/commands/places-after-move.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Moves a rule one place up or down. */
export const moveLeadRule = command({
  permission: 'settings:update',
  input: z.object({ id: settingId, intent: z.enum(['up', 'down']) }),
  async run({ tx, input: { id, intent } }) {
    const rows = await tx
      .selectFrom('lead_assignment_rules')
      .select(['id', 'position'])
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { row, place } of placesAfterMove(rows, id, intent)) {
      if (row.position === place) continue;
      await tx
        .updateTable('lead_assignment_rules')
        .set({ position: place })
        .where('id', '=', row.id)
        .execute();
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
