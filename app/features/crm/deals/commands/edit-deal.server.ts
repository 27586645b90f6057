import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeDeal } from './change-deal.server.ts';
import { dayOrNone, dealTitle, optionalUserId, reais, seenRevision } from './posted-fields.ts';

/** Changes title, value, owner and expected day of a deal. Refused where a colleague has changed it since. */
export const editDeal = command({
  permission: 'crm:update',
  input: z.object({
    id: z.uuid(),
    revision: seenRevision,
    title: dealTitle,
    value: reais,
    owner: optionalUserId,
    close: dayOrNone,
  }),
  async run({ tx, input: { id, revision: seen, title, value, owner, close } }) {
    const changes = { title, value, owner_id: owner, expected_close: close };
    return { id, revision: await changeDeal(tx, id, seen, changes) };
  },
});

/** Sets the contact and the company of a deal. Refused where a colleague has changed it since. */
export const setDealParty = command({
  permission: 'crm:update',
  input: z.object({
    id: z.uuid(),
    revision: seenRevision,
    contact: z.uuid(),
    company: optionalUserId,
  }),
  async run({ tx, input: { id, revision: seen, contact, company } }) {
    try {
      const changes = { contact_id: contact, company_id: company };
      return { id, revision: await changeDeal(tx, id, seen, changes) };
    } catch (error) {
      const isContact = error instanceof Refusal && error.code === 'contact';
      // Here the contact is chosen; in the form of a new deal it may be typed.
      throw isContact ? new Refusal('party', error.status, error.details) : error;
    }
  },
});
