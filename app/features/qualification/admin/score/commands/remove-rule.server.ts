import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { restoreSettings } from '#app/audit/setting-changes.store.server.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { ruleId } from './posted-fields.ts';

/** Removes a rule as it was read; refused as `changed` where it has changed since, or is deleted. */
export const removeRule = command({
  permission: 'settings:manage',
  input: z.object({ rule: ruleId, revision: z.coerce.number('gone').int('gone') }),
  async run({ tx, input: { rule, revision } }) {
    const { numDeletedRows } = await tx
      .deleteFrom('score_rules')
      .where('id', '=', rule)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Restores a removed rule; refused as `used` where its version can no longer change. */
export const restoreRule = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    try {
      if ((await restoreSettings(tx, set, false)) !== 'restored') throw new Refusal('changed');
    } catch (error) {
      if (violatesRule(error)) throw new Refusal('used');
      throw error;
    }
    return {};
  },
});
