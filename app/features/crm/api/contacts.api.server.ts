import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  dayFilter,
  idFilter,
  optionalId,
  optionalText,
  searchWords,
  typedNote,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource } from '#app/access/api/api-resource.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { addedByHand, byHandFields } from './by-hand.server.ts';

const contact = z.object({
  id: z.uuid(),
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  job_title: optionalText,
  company: optionalText,
  company_id: optionalId,
  source: z.string(),
  products: z.array(z.string()),
  owner_id: optionalId,
  created_at: apiMoment,
  updated_at: apiMoment,
});

const createContact = apiCreate({
  scope: 'crm:create',
  summary: 'Adds a contact. Refused with state_conflict where its address or telephone is known.',
  input: z.object({ ...byHandFields, note: typedNote }),
  run: ({ tx, id, input }) => addedByHand(tx, { ...input, id, what: 'contact' }),
});

/** Contacts of the CRM that are in use. */
export const contactsApi = apiResource({
  name: 'contacts',
  singular: 'contact',
  row: contact,
  scope: 'crm:read',
  create: createContact,
  filters: z.object({
    product: z.string().max(60).optional(),
    owner: idFilter,
    company: idFilter,
    from: dayFilter,
    to: dayFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.contacts_page', {
      ...filters,
      after,
      limit,
      sort: 'created',
      descending: true,
    });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('crm_contacts')
      .select(['id', 'name', 'email', 'phone', 'jobTitle', 'company', 'companyId', 'source'])
      .select(['products', 'ownerId', 'createdAt', 'updatedAt'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('isActive', '=', true)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      job_title: row.jobTitle,
      company: row.company,
      company_id: row.companyId,
      source: row.source,
      products: row.products,
      owner_id: row.ownerId,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
