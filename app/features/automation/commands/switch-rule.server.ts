import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { requireRule } from './require-rule.server.ts';

/** Switches a rule on or off as it was read; refused as `changed` where it has changed since. */
export const switchRule = command({
  permission: 'settings:manage',
  input: z.object({
    id: settingId,
    revision: seenRevision,
    intent: z.enum(['on', 'off']).catch('off'),
  }),
  async run({ tx, input: { id, revision, intent } }) {
    await requireRule(tx, id);
    const now = await tx
      .updateTable('automation_rules')
      .set({ isActive: intent === 'on', updatedAt: new Date() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst();
    if (!now) throw new Refusal('changed');
    return { id, revision: now.revision };
  },
});
