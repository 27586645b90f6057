import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { placesAfterMove } from '#app/access/commands/places-after-move.server.ts';
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
    for (const { row, place } of placesAfterMove(rows, id, way)) {
      if (row.displayOrder === place) continue;
      await tx
        .updateTable('contact_info')
        .set({ displayOrder: place })
        .where('id', '=', row.id)
        .execute();
    }
    return { id };
  },
});
