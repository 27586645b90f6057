import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { companyFields, saveFields } from './typed-company.server.ts';

/** Changes a company. Refused where a colleague has changed it since. */
export const saveCompany = command({
  permission: 'crm:update',
  input: z.object({
    ...companyFields,
    company: z.uuid(),
    revision: z.coerce.number().int().min(1),
  }),
  async run({ tx, input: { company: id, revision, ...fields } }) {
    return { id, revision: await saveFields(tx, { id, revision, fields }) };
  },
});
