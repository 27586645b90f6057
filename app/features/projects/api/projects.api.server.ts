import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  idFilter,
  momentOf,
  optionalId,
  optionalMoment,
  searchWords,
} from '#app/access/api/api-fields.ts';
import { apiResource } from '#app/access/api/api-resource.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { HEALTHS } from '../admin/portfolio/portfolio.ts';

const project = z.object({
  id: z.uuid(),
  name: z.string(),
  client_id: z.uuid(),
  deal_id: optionalId,
  product: z.string(),
  owner_id: optionalId,
  starts_on: z.iso.date(),
  paused_on: z.iso.date().nullable(),
  ended_on: z.iso.date().nullable(),
  shown_at: optionalMoment.meta({ description: 'Since when the client sees it in the portal.' }),
  created_at: apiMoment,
  updated_at: apiMoment,
});

/** Projects of clients. Their value is of finance, and no part of it. */
export const projectsApi = apiResource({
  name: 'projects',
  singular: 'project',
  row: project,
  scope: 'projects:read',
  filters: z.object({
    health: z.enum(HEALTHS).optional(),
    owner: idFilter,
    client: idFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.portfolio_page', {
      ...filters,
      after,
      limit,
      sort: 'newest',
      descending: true,
    });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('projects')
      .select(['id', 'name', 'organizationId', 'dealId', 'product', 'conductedBy', 'startsOn'])
      .select(['pausedOn', 'endedOn', 'shownAt', 'createdAt', 'updatedAt'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      client_id: row.organizationId,
      deal_id: row.dealId,
      product: row.product,
      owner_id: row.conductedBy,
      starts_on: row.startsOn,
      paused_on: row.pausedOn,
      ended_on: row.endedOn,
      shown_at: momentOf(row.shownAt),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
