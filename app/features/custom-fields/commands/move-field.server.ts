import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { placesAfterMove } from '#app/access/commands/places-after-move.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Moves a field one place up or down among those of its kind of record. */
export const moveField = command({
  permission: 'settings:manage',
  input: z.object({ id: settingId, intent: z.enum(['up', 'down']) }),
  async run({ tx, input: { id, intent } }) {
    await requireEveryProduct(tx);
    const rows = await tx
      .selectFrom('custom_fields')
      .select(['id', 'position'])
      .where('subject', '=', (from) =>
        from.selectFrom('custom_fields').select('subject').where('id', '=', id),
      )
      .where('isActive', '=', true)
      .orderBy('position')
      .orderBy('key')
      .forUpdate()
      .execute();
    for (const { row, place } of placesAfterMove(rows, id, intent)) {
      if (row.position === place) continue;
      await tx
        .updateTable('custom_fields')
        .set({ position: place })
        .where('id', '=', row.id)
        .execute();
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
