import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

const revision = z.coerce.number().int().positive();

/** Merges the company `other` into `company`. Refused where a colleague has changed one of them since. */
export const mergeCompanies = command({
  permission: 'crm:update',
  input: z.object({
    company: z.uuid(),
    other: z.uuid(),
    mineSeen: revision,
    otherSeen: revision,
  }),
  async run({ tx, input: { company, other, mineSeen, otherSeen } }) {
    const merge = await callValue(tx, 'public.merge_companies', {
      target: company,
      merged: other,
      seen: [mineSeen, otherSeen],
    });
    return { merge };
  },
  redirectTo: ({ input: { company: id }, data: { merge } }) =>
    `${adminPath('crmCompany', { id })}?merged=${merge}`,
});

/** Undoes a merge, as far as no colleague has changed it since. */
export const unmergeCompanies = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid(), merge: z.uuid() }),
  async run({ tx, input: { company, merge } }) {
    await callValue(tx, 'public.unmerge_companies', { merge });
    return { id: company };
  },
});
