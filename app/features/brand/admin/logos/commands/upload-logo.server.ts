import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { readForm } from '#app/access/commands/read-form.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { invalidLogo, logoColumns, newLogoFields, readPostedFile } from '../logo-form.server.ts';
import { removeLogoFile, settleFormerFile, storeLogo } from '../logo-storage.server.ts';
import { logoNamed, setLogo } from '../logos.store.server.ts';

/** Adds a logo; with `replace`, it replaces the one of its name. */
export const uploadLogo = command({
  permission: 'site:create',
  input: z.object({ replace: z.string().optional() }),
  async prepare({ user, session, form, upload, input: { replace } }) {
    const fields = newLogoFields.safeParse(readForm(form, newLogoFields));
    const posted = await readPostedFile(upload);
    if (!fields.success || !posted || 'error' in posted) {
      throw invalidLogo(fields.error, posted ?? { error: 'missing', what: '' });
    }
    const { name } = fields.data;
    const former = await asPerson(user, (tx) => logoNamed(tx, name));
    if (former && replace === undefined) {
      throw new Refusal('exists', 409, undefined, { name: 'exists' });
    }
    if (former && !session.permissions.has('site:update')) throw new Refusal('forbidden', 403);
    const file = await storeLogo(name, posted.logo);
    await settleFormerFile(former?.filePath, file.filePath);
    return { former, name, columns: { ...logoColumns(fields.data), ...file } };
  },
  async run({ tx, ready: { former, name, columns } }) {
    const path = former?.filePath;
    const formerPath = path === columns.filePath ? undefined : path;
    if (former) {
      await setLogo(tx, former.id, columns);
      return { id: former.id, formerPath };
    }
    const { id } = await tx
      .insertInto('logos')
      .values({ name, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, formerPath };
  },
  async afterCommit({ data: { formerPath } }) {
    if (formerPath) await removeLogoFile(formerPath);
  },
  redirectTo: ({ data: { id } }) => `${adminPath('logo', { id })}?uploaded=yes`,
});
