import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  apiMoney,
  idFilter,
  momentOf,
  moneyOf,
  optionalId,
  optionalMoment,
  optionalText,
} from '#app/access/api/api-fields.ts';
import { apiResource } from '#app/access/api/api-resource.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { LISTED_STATES } from '../admin/staff-invoices/staff-invoices.ts';

const STATES = ['draft', 'issued', 'paid', 'cancelled'] as const;

const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  client_id: z.uuid(),
  project_id: optionalId,
  product: z.string(),
  description: z.string(),
  value: apiMoney,
  state: z.enum(STATES),
  due_on: z.iso.date(),
  installment: z.int().nullable(),
  installments: z.int().nullable(),
  issued_at: optionalMoment,
  paid_on: z.iso.date().nullable(),
  paid_how: optionalText,
  cancelled_at: optionalMoment,
  created_at: apiMoment,
  updated_at: apiMoment,
});

/** Invoices of clients, the one that is due last first. */
export const invoicesApi = apiResource({
  name: 'invoices',
  singular: 'invoice',
  row: invoice,
  scope: 'financial:read',
  filters: z.object({
    state: z.enum(LISTED_STATES).optional(),
    client: idFilter,
    project: idFilter,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.invoices_page', { ...filters, after, limit });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('invoices')
      .select(['id', 'number', 'organizationId', 'projectId', 'product', 'description', 'value'])
      .select(['state', 'dueOn', 'installment', 'installments', 'issuedAt', 'paidOn', 'paidHow'])
      .select(['cancelledAt', 'createdAt', 'updatedAt'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      client_id: row.organizationId,
      project_id: row.projectId,
      product: row.product,
      description: row.description,
      value: moneyOf(row.value),
      state: row.state as (typeof STATES)[number],
      due_on: row.dueOn,
      installment: row.installment,
      installments: row.installments,
      issued_at: momentOf(row.issuedAt),
      paid_on: row.paidOn,
      paid_how: row.paidHow,
      cancelled_at: momentOf(row.cancelledAt),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
