import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { placesAfterMove } from '#app/access/commands/places-after-move.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Moves a reason one place up or down among those of its kind that can be chosen. */
export const moveReason = command({
  permission: 'settings:manage',
  input: z.object({ id: settingId, intent: z.enum(['up', 'down']) }),
  async run({ tx, input: { id, intent } }) {
    await requireEveryProduct(tx);
    const rows = await tx
      .selectFrom('crm_close_reasons')
      .select(['id', 'position'])
      .where('kind', '=', (from) =>
        from.selectFrom('crm_close_reasons').select('kind').where('id', '=', id),
      )
      .where('isActive', '=', true)
      .orderBy('position')
      .orderBy('slug')
      .forUpdate()
      .execute();
    for (const { row, place } of placesAfterMove(rows, id, intent)) {
      if (row.position === place) continue;
      await tx
        .updateTable('crm_close_reasons')
        .set({ position: place })
        .where('id', '=', row.id)
        .execute();
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
