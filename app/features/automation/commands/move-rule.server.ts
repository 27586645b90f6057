import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';
import { requireRule } from './require-rule.server.ts';

/** Moves a rule before or after its neighbour; refused as `changed` where there is none. */
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
    const at = rows.findIndex((row) => row.id === id);
    const to = intent === 'up' ? at - 1 : at + 1;
    const [moved, other] = [rows[at], rows[to]];
    if (!moved || !other) throw new Refusal('changed');
    rows[at] = other;
    rows[to] = moved;
    for (const [index, row] of rows.entries()) {
      if (row.displayOrder === index + 1) continue;
      await tx
        .updateTable('automation_rules')
        .set({ displayOrder: index + 1 })
        .where('id', '=', row.id)
        .execute();
    }
    return { id };
  },
});
