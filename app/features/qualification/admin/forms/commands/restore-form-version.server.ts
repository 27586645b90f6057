import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readForm, readVersion } from '../forms.store.server.ts';
import { requireFormRights, writeForm } from './write-form.server.ts';

/** Restores an earlier version of a form, as a save of its own. */
export const restoreFormVersion = command({
  permission: 'site:update',
  input: z.object({ id: z.uuid(), revision: seenRevision, version: z.uuid() }),
  prepare: async ({ session }) => requireFormRights(session),
  async run({ tx, input: { version: versionId, ...key } }) {
    const form = await readForm(tx, key.id);
    const version = form && (await readVersion(tx, key.id, versionId));
    if (!version) throw new Refusal('gone', 404);
    const { definition } = version;
    return { ...(await writeForm(tx, key, { ...form, definition })), version: version.version };
  },
});
