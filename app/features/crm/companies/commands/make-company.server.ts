import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import {
  fillNewRecord,
  typedFields,
} from '#app/features/custom-fields/commands/fill-new-record.server.ts';
import { adminPath } from '#app/paths.ts';
import { bringField, linkCompany } from './link-contact.server.ts';
import { companyFields, idOrNone, productOrNone, saveFields } from './typed-company.server.ts';

/** Creates a company, and links a contact to it where one is given. Posted twice under one id it is one
 * company. */
export const makeCompany = command({
  permission: 'crm:create',
  input: z.object({
    ...companyFields,
    id: z.uuid(),
    contact: idOrNone.catch(''),
    product: productOrNone,
    bring: bringField,
  }),
  prepare: async (posted) => typedFields(posted),
  async run({ tx, ready, input: { id, contact, product, bring, ...fields } }) {
    await saveFields(tx, { id, revision: 0, product, fields });
    await fillNewRecord(tx, { subject: 'company', id }, ready);
    if (contact) {
      await linkCompany(tx, { contact, seen: '', company: id, bring: bring === 'yes' });
    }
    return { id };
  },
  redirectTo: ({ input: { id } }) => adminPath('crmCompany', { id }),
});
