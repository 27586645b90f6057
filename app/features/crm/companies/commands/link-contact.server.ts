import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { idOrNone } from './typed-company.server.ts';

type Link = { contact: string; seen: string; company: string };

/** Sets the company of a contact, or none, as long as the contact has the company that was seen. */
export const linkCompany = (tx: Tx, { contact, seen, company }: Link) =>
  callValue(tx, 'public.link_company', {
    contactId: contact,
    seen: seen || null,
    companyId: company || null,
  });

/** Links a contact to a company. Refused where a colleague has linked it to another one since. */
export const linkContact = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid(), contact: z.uuid(), seen: idOrNone }),
  async run({ tx, input: { company, contact, seen } }) {
    await linkCompany(tx, { contact, seen, company });
    return { id: company };
  },
});

/** Removes the link of a contact to a company. */
export const unlinkContact = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid(), contact: z.uuid() }),
  async run({ tx, input: { company, contact } }) {
    await linkCompany(tx, { contact, seen: company, company: '' });
    return { id: company };
  },
  undo: ({ input: { contact } }) => ({ intent: 'link', contact, seen: '' }),
});
