import { z } from 'zod';
import { shortText } from '#app/access/api/api-fields.ts';
import { ApiProblem } from '#app/access/api/api-problem.ts';
import type { Tx } from '#app/access/commands/command.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';

/** Who a lead, a contact or a deal is for, as a program names them. */
export const byHandFields = {
  product: z.string().max(40).meta({ description: 'The slug of a product of the CRM.' }),
  name: shortText,
  email: z.email().max(254).optional(),
  phone: z.string().trim().max(40).optional(),
  company: shortText,
};

type Added = {
  id: string;
  what: 'lead' | 'contact' | 'deal';
  product: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  value?: string | undefined;
  note?: string | undefined;
  title?: string | undefined;
  contact_id?: string | undefined;
};

/** Adds a lead, a contact or a deal as staff do by hand, and returns its id. add_by_hand() lists its refusals. */
export async function addedByHand(tx: Tx, added: Added): Promise<string> {
  const { id, what, product, name, email, phone, company, value, note, title } = added;
  const [row] = await callRows(tx, 'public.add_by_hand', {
    ...{ id, what, product },
    name: name || null,
    email: email || null,
    phone: phone ? (e164Of(phone) ?? phone) : null,
    company: company || null,
    value: value ?? null,
    note: note || null,
    title: title || null,
    contactId: added.contact_id ?? null,
  });
  if (!row) throw new ApiProblem('values_invalid');
  return row.id;
}
