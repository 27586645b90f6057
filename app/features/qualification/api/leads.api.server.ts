import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  dayFilter,
  momentOf,
  optionalId,
  optionalMoment,
  optionalText,
  searchWords,
  typedMoney,
  typedNote,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource, apiUpdate } from '#app/access/api/api-resource.server.ts';
import { addedByHand, byHandFields } from '#app/features/crm/api/by-hand.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from '../admin/staff-leads.ts';
import { answerAbout, readAnswers } from '../intake/read-answers.server.ts';

const lead = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: 'What the person quotes, such as 7H2K-9QX4.' }),
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  company: optionalText,
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  source: z.string(),
  source_page: optionalText,
  utm_source: optionalText,
  utm_medium: optionalText,
  utm_campaign: optionalText,
  locale: z.enum(['pt-BR', 'en']),
  status: z.enum(LEAD_STATUSES),
  score: z.int().nullable(),
  owner_id: optionalId,
  contact_id: optionalId,
  deal_id: optionalId,
  answered_at: optionalMoment,
  created_at: apiMoment,
});

const createLead = apiCreate({
  scope: 'crm:create',
  summary: 'Adds a lead, with its contact and deal. Its person gets no mail.',
  input: z.object({ ...byHandFields, value: typedMoney, note: typedNote }),
  run: ({ tx, id, input }) => addedByHand(tx, { ...input, id, what: 'lead' }),
});

/** Where a program may move a lead. How a lead ends is decided with its deal. */
const MOVABLE = ['new', 'contacted', 'qualified', 'spam'] as const;

const updateLead = apiUpdate({
  scope: 'crm:update',
  summary: 'Moves a lead to another status.',
  input: z.object({ status: z.enum(MOVABLE) }),
  run: ({ tx, id, input: { status } }) =>
    tx
      .updateTable('qualification_submissions')
      .set({ status, ...(status === 'new' && { clearedAt: sql<Date>`now()` }) })
      .where('id', '=', id)
      .where('status', '<>', status)
      .execute(),
});

/** Leads, as the list of staff reads them: without a status, spam is left out. */
export const leadsApi = apiResource({
  name: 'leads',
  singular: 'lead',
  row: lead,
  scope: 'crm:read',
  create: createLead,
  update: updateLead,
  filters: z.object({
    status: z.enum(LEAD_STATUSES).optional(),
    source: z.enum(LEAD_SOURCES).optional(),
    from: dayFilter,
    to: dayFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.leads_page', { ...filters, after, limit });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('qualification_submissions as s')
      .leftJoin('crm_contacts as c', 'c.id', 's.contactId')
      .select(['s.id', 's.protocol', 's.source', 's.formData', 's.formSnapshot', 's.sourcePage'])
      .select(['s.utmSource', 's.utmMedium', 's.utmCampaign', 's.locale', 's.status', 's.score'])
      .select(['s.ownerId', 's.contactId', 's.dealId', 's.answeredAt', 's.createdAt'])
      .select(['c.name', 'c.email', 'c.phone', 'c.company'])
      .where('s.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => {
      const answers = readAnswers(row, 'pt-BR');
      const about = (property: string) => answerAbout(answers, property) || null;
      return {
        id: row.id,
        reference: row.protocol,
        name: row.name ?? about('name'),
        email: row.email ?? about('email'),
        phone: row.phone ?? about('phone'),
        company: row.company ?? about('company'),
        answers: answers.map(({ name, label, value }) => ({
          question: label || name,
          answer: value,
        })),
        source: row.source,
        source_page: row.sourcePage,
        utm_source: row.utmSource,
        utm_medium: row.utmMedium,
        utm_campaign: row.utmCampaign,
        locale: row.locale as 'pt-BR' | 'en',
        status: row.status as (typeof LEAD_STATUSES)[number],
        score: row.score,
        owner_id: row.ownerId,
        contact_id: row.contactId,
        deal_id: row.dealId,
        answered_at: momentOf(row.answeredAt),
        created_at: row.createdAt.toISOString(),
      };
    });
  },
});
