import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { placesAfterMove } from '#app/access/commands/places-after-move.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';
import { requireRule } from './require-rule.server.ts';

/** Moves a rule one place up or down. */
export const moveRule = command({
  permission: 'settings:manage',
  input: z.object({ id: settingId, intent: z.enum(['up', 'down']) }),
  async run({ tx, input: { id, intent } }) {
    await requireRule(tx, id);
    const rows = await tx
      .selectFrom('automation_rules')
      .select(['id', 'displayOrder'])
      .orderBy('displayOrder')
      .orderBy('createdAt')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { row, place } of placesAfterMove(rows, id, intent)) {
      if (row.displayOrder === place) continue;
      await tx
        .updateTable('automation_rules')
        .set({ displayOrder: place })
        .where('id', '=', row.id)
        .execute();
    }
    return { id };
  },
});
