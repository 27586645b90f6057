import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { removeLogoFile, settleFormerFile } from '../logo-storage.server.ts';
import { readLogoRow } from '../logos.store.server.ts';

/** Deletes a logo as it was read, then its file: a file without a record harms nobody, the opposite is a broken page. */
export const deleteLogo = command({
  permission: 'site:delete',
  input: z.object({ id: settingId, revision: seenRevision }),
  async prepare({ user, input: { id } }) {
    const found = await asPerson(user, (tx) => readLogoRow(tx, id));
    if (!found || found.deleted) throw new Refusal('gone', 404);
    await settleFormerFile(found.logo.path);
  },
  async run({ tx, input: { id, revision } }) {
    const deleted = await tx
      .deleteFrom('logos')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('filePath')
      .executeTakeFirst();
    if (deleted) return { path: deleted.filePath };
    const now = await readLogoRow(tx, id);
    throw now && !now.deleted ? new Refusal('changed') : new Refusal('gone', 404);
  },
  async afterCommit({ data: { path } }) {
    if (!(await removeLogoFile(path))) throw new Refusal('left', 502);
  },
});
