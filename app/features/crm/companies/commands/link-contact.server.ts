import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { BringQuestion } from '../companies.ts';
import { idOrNone } from './typed-company.server.ts';

type Link = { contact: string; seen: string; company: string; bring: boolean };

/**
 * Sets the company of a contact, or none, as long as the contact has the company that was seen. With `bring` its deals,
 * projects and tickets move with it.
 */
export const linkCompany = (tx: Tx, { contact, seen, company, bring }: Link) =>
  callValue(tx, 'public.link_company', {
    contactId: contact,
    seen: seen || null,
    companyId: company || null,
    bring,
  });

/** Whether deals, projects and tickets move with it; left out before staff were asked. */
export const bringField = z.enum(['yes', 'no']).optional();

/**
 * Links a contact to a company. Refused where a colleague has linked it to another one since. Whether its deals,
 * projects and tickets move with it is asked once, where there are some: then the reply is a question.
 */
export const linkContact = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid(), contact: z.uuid(), seen: idOrNone, bring: bringField }),
  async run({ tx, input: { company, contact, seen, bring } }) {
    if (bring === undefined) {
      const [found] = await callRows(tx, 'public.company_followers', {
        contactId: contact,
        companyId: company,
      });
      const question: BringQuestion = {
        company,
        contact,
        seen,
        deals: 0,
        projects: 0,
        tickets: 0,
        ...found,
      };
      const { deals, projects, tickets } = question;
      if (deals + projects + tickets > 0) throw new Refusal('bring', 200, question);
    }
    await linkCompany(tx, { contact, seen, company, bring: bring === 'yes' });
    return { id: company };
  },
});

/** Removes the link of a contact to a company. */
export const unlinkContact = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid(), contact: z.uuid() }),
  async run({ tx, input: { company, contact } }) {
    await linkCompany(tx, { contact, seen: company, company: '', bring: false });
    return { id: company };
  },
  undo: ({ input: { contact } }) => ({ intent: 'link', contact, seen: '', bring: 'no' }),
});
