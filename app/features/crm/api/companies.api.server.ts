import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  idFilter,
  optionalId,
  optionalText,
  searchWords,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource } from '#app/access/api/api-resource.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { companyFields, saveFields } from '../companies/commands/typed-company.server.ts';
import { STATES } from '../companies/companies.ts';

const company = z.object({
  id: z.uuid(),
  name: z.string(),
  cnpj: optionalText,
  site: optionalText,
  city: optionalText,
  state: optionalText,
  products: z.array(z.string()),
  owner_id: optionalId,
  is_active: z.boolean(),
  created_at: apiMoment,
  updated_at: apiMoment,
});

const createCompany = apiCreate({
  scope: 'crm:create',
  summary: 'Adds a company.',
  input: z.object({
    name: z.string().trim().min(1).max(200),
    cnpj: companyFields.cnpj.optional(),
    site: companyFields.site.optional(),
    city: z.string().trim().max(120).optional(),
    state: z.enum(STATES).optional(),
    product: z.string().max(40).optional(),
  }),
  async run({ tx, id, input }) {
    const { product, cnpj = '', site = '', city = '', state = '', name } = input;
    const fields = { name, cnpj, site, city, state, owner: '' };
    await saveFields(tx, { id, revision: 0, ...(product && { product }), fields });
    return id;
  },
});

/** Companies of the CRM. */
export const companiesApi = apiResource({
  name: 'companies',
  singular: 'company',
  row: company,
  scope: 'crm:read',
  create: createCompany,
  filters: z.object({
    active: z.enum(['no', 'all']).optional(),
    product: z.string().max(60).optional(),
    owner: idFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.companies_page', {
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
      .selectFrom('crm_companies')
      .select(['id', 'name', 'cnpj', 'site', 'city', 'state', 'products', 'ownerId', 'isActive'])
      .select(['createdAt', 'updatedAt'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      cnpj: row.cnpj,
      site: row.site,
      city: row.city,
      state: row.state,
      products: row.products,
      owner_id: row.ownerId,
      is_active: row.isActive,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
