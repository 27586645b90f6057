import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Moves a rule before or after its neighbour; refused as `gone` where there is none, or the rule is
 * deleted. */
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
    const at = rows.findIndex((row) => row.id === id);
    const to = intent === 'up' ? at - 1 : at + 1;
    const [moved, other] = [rows[at], rows[to]];
    if (!moved || !other) throw new Refusal('gone');
    rows[at] = other;
    rows[to] = moved;
    for (const [index, row] of rows.entries()) {
      if (row.position === index + 1) continue;
      await tx
        .updateTable('lead_assignment_rules')
        .set({ position: index + 1 })
        .where('id', '=', row.id)
        .execute();
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
