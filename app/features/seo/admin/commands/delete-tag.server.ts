import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { adminPath } from '#app/paths.ts';
import { readTag } from '../../tags.store.server.ts';
import { refuseScript } from './refuse-script.server.ts';

/** Deletes a tag as it was read; refused as `changed` where it has changed since. */
export const deleteTag = command({
  permission: 'site:delete',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async prepare({ user, session, input: { id } }) {
    const before = await asPerson(user, (tx) => readTag(tx, id));
    if (!before) throw new Refusal('gone', 404);
    if (before.tag.type === 'script') await refuseScript(user, session, before.tag.name);
  },
  async run({ tx, input: { id, revision } }) {
    const { numDeletedRows } = await tx
      .deleteFrom('custom_tags')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return { revision: 0 };
    const now = await readTag(tx, id);
    if (!now || now.deleted) throw new Refusal('gone', 404);
    throw new Refusal('changed', 409, { newest: now.tag.revision });
  },
  redirectTo: () => `${adminPath('seoTags')}?deleted=yes`,
});
