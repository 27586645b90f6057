import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
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
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) throw new Refusal('gone', 404);
    const to = Math.min(rows.length - 1, Math.max(0, from + (intent === 'up' ? -1 : 1)));
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [index, row] of order.entries()) {
      if (row.position === index + 1) continue;
      await tx
        .updateTable('crm_close_reasons')
        .set({ position: index + 1 })
        .where('id', '=', row.id)
        .execute();
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
