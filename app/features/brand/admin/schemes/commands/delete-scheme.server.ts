import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { readScheme } from '../schemes.store.server.ts';

/** Deletes a scheme as it was read; refused as `active` where it is the one of the site. */
export const deleteScheme = command({
  permission: 'site:delete',
  input: z.object({ id: settingId, revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const { numDeletedRows } = await tx
      .deleteFrom('brand_colors')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('isActive', '=', false)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return {};
    const now = await readScheme(tx, id);
    if (!now || now.deleted) throw new Refusal('gone', 404);
    throw new Refusal(now.scheme.active ? 'active' : 'changed');
  },
});
