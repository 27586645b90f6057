import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { restoreSettings } from '#app/audit/setting-changes.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { readTemplate } from '../templates.store.server.ts';
import { isSpecified } from '../templates.ts';

/**
 * Deletes a template as it was read; refused as `changed` where it is another one by now. Messages that began with it
 * keep their words and its key.
 */
export const deleteTemplate = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const found = await readTemplate(tx, id);
    if (!found || found.deleted) throw new Refusal('gone', 404);
    if (isSpecified(found.template)) throw new Refusal('specified', 422);
    const { numDeletedRows } = await tx
      .deleteFrom('crm_templates')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  // The list offers the undo.
  redirectTo: ({ data: { set } }) =>
    `${adminPath('templates')}?${new URLSearchParams({ set: set ?? '' })}`,
});

/** Restores a deleted template, unless its key is in use again. */
export const restoreTemplate = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    if ((await restoreSettings(tx, set, false)) !== 'restored') throw new Refusal('changed');
    return {};
  },
});
