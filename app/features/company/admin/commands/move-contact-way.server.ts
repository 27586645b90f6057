import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Moves a contact way one place up or down its unit's list. */
export const moveContactWay = command({
  permission: 'settings:update',
  input: z.object({ contact: settingId, way: z.enum(['up', 'down']).catch('down') }),
  async run({ tx, input: { contact: id, way } }) {
    const rows = await tx
      .selectFrom('contact_info')
      .select(['id', 'displayOrder'])
      .where('businessUnit', '=', (from) =>
        from.selectFrom('contact_info').select('businessUnit').where('id', '=', id),
      )
      .orderBy('displayOrder')
      .orderBy('id')
      .forUpdate()
      .execute();
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) throw new Refusal('gone', 404);
    const to = Math.min(rows.length - 1, Math.max(0, from + (way === 'up' ? -1 : 1)));
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [index, row] of order.entries()) {
      if (row.displayOrder === index + 1) continue;
      await tx
        .updateTable('contact_info')
        .set({ displayOrder: index + 1 })
        .where('id', '=', row.id)
        .execute();
    }
    return { id };
  },
});
