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
  searchWords,
  shortText,
  typedMoney,
  typedNote,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource, apiUpdate } from '#app/access/api/api-resource.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { dealOutcome, doneOrRefuse } from '../deals/commands/change-deal.server.ts';
import { DEAL_SOURCES, DEAL_STATES } from '../deals/deals.ts';
import { addedByHand, byHandFields } from './by-hand.server.ts';

const deal = z.object({
  id: z.uuid(),
  title: z.string(),
  contact_id: z.uuid(),
  company_id: optionalId,
  lead_id: optionalId,
  product: optionalText,
  pipeline_id: z.uuid(),
  stage_id: z.uuid(),
  stage: z.string(),
  state: z.enum(DEAL_STATES),
  value: apiMoney,
  source: z.string(),
  owner_id: optionalId,
  expected_close: z.iso.date().nullable(),
  stage_since: apiMoment,
  closed_at: optionalMoment,
  close_reason: optionalText,
  created_at: apiMoment,
  updated_at: apiMoment,
});

const createDeal = apiCreate({
  scope: 'crm:create',
  summary: 'Adds a deal to the first stage of its product, for a contact that is new or given.',
  input: z.object({
    ...byHandFields,
    contact_id: z.uuid().optional(),
    title: shortText,
    value: typedMoney,
    note: typedNote,
  }),
  run: ({ tx, id, input }) => addedByHand(tx, { ...input, id, what: 'deal' }),
});

const updateDeal = apiUpdate({
  scope: 'crm:update',
  summary: 'Moves a deal to another stage of its pipeline, and its leads with it.',
  input: z.object({
    stage_id: z.uuid(),
    value: typedMoney.meta({ description: 'Where the stage needs one.' }),
    close_reason: z.string().max(40).optional(),
    note: z.string().trim().max(2000).optional(),
  }),
  async run({ tx, id, input }) {
    const { stageId: seen } = await tx
      .selectFrom('crm_deals')
      .select('stageId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { stage_id: stage, value, close_reason: reason, note } = input;
    const outcome = await callValue(
      tx,
      'public.move_deal',
      { deal: id, seen, stage, value, reason, note },
      dealOutcome,
    );
    doneOrRefuse(outcome);
  },
});

/** Deals of all pipelines. */
export const dealsApi = apiResource({
  name: 'deals',
  singular: 'deal',
  row: deal,
  scope: 'crm:read',
  create: createDeal,
  update: updateDeal,
  filters: z.object({
    pipeline: z.string().max(60).optional(),
    stage: idFilter,
    state: z.enum(DEAL_STATES).optional(),
    owner: idFilter,
    source: z.enum(DEAL_SOURCES).optional(),
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.deals_page', {
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
      .selectFrom('crm_deals as d')
      .innerJoin('crm_stages as s', 's.id', 'd.stageId')
      .select(['d.id', 'd.title', 'd.contactId', 'd.companyId', 'd.leadId', 'd.product'])
      .select(['d.pipelineId', 'd.stageId', 's.slug as stage', 'd.state', 'd.value', 'd.source'])
      .select(['d.ownerId', 'd.expectedClose', 'd.stageSince', 'd.closedAt', 'd.closeReason'])
      .select(['d.createdAt', 'd.updatedAt'])
      .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('d.isActive', '=', true)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      contact_id: row.contactId,
      company_id: row.companyId,
      lead_id: row.leadId,
      product: row.product,
      pipeline_id: row.pipelineId,
      stage_id: row.stageId,
      stage: row.stage,
      state: row.state as (typeof DEAL_STATES)[number],
      value: moneyOf(row.value),
      source: row.source,
      owner_id: row.ownerId,
      expected_close: row.expectedClose,
      stage_since: row.stageSince.toISOString(),
      closed_at: momentOf(row.closedAt),
      close_reason: row.closeReason,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
