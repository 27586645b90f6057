import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readContactWay } from '../staff-company.store.server.ts';
import { companyAfter } from './save-contact-way.server.ts';

/** Deletes a contact way. Refused as `changed` if it has changed since it was read. */
export const deleteContactWay = command({
  permission: 'settings:delete',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const now = await readContactWay(tx, id);
    if (!now || now.deleted) throw new Refusal('gone', 404);
    const { numDeletedRows } = await tx
      .deleteFrom('contact_info')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { unit: now.unit, set: await changeSetOf(tx) };
  },
  redirectTo: ({ data: { unit, set } }) => companyAfter(unit, set, { deleted: 'yes' }),
});
