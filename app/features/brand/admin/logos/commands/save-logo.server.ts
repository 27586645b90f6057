import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { readForm } from '#app/access/commands/read-form.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { LOGO_NAME } from '#app/features/brand/logo-address.ts';
import { invalidLogo, logoColumns, logoFields, readPostedFile } from '../logo-form.server.ts';
import { removeLogoFile, settleFormerFile, storeLogo } from '../logo-storage.server.ts';
import { readLogoRow } from '../logos.store.server.ts';

/** Saves a logo, with or without another file; the name stays, because the file has it. */
export const saveLogo = command({
  permission: 'site:update',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async prepare({ user, form, upload, input: { id, revision } }) {
    const found = await asPerson(user, (tx) => readLogoRow(tx, id));
    if (!found) throw new Refusal('gone', 404);
    // The file was deleted with the row: nothing can be restored.
    if (found.deleted) throw new Refusal('gone', 409);
    const { name, path, revision: present } = found.logo;
    const fields = logoFields.safeParse(readForm(form, logoFields));
    const posted = await readPostedFile(upload);
    if (!fields.success || (posted && 'error' in posted)) throw invalidLogo(fields.error, posted);
    const columns = logoColumns(fields.data);
    // A save that will be refused overwrites no file.
    if (!posted || revision !== present) return { columns, formerPath: undefined };
    if (!LOGO_NAME.test(name)) throw new Refusal('invalid', 422);
    const file = await storeLogo(name, posted.logo);
    await settleFormerFile(path, file.filePath);
    const formerPath = path === file.filePath ? undefined : path;
    return { columns: { ...columns, ...file }, formerPath };
  },
  async run({ tx, input, ready: { columns, formerPath } }) {
    const revision = revisionOf(await saveSetting(tx, 'logos', input, columns));
    return { revision, formerPath };
  },
  async afterCommit({ data: { formerPath } }) {
    if (formerPath) await removeLogoFile(formerPath);
  },
});
