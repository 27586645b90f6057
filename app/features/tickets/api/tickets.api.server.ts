import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  idFilter,
  momentOf,
  optionalId,
  optionalMoment,
  optionalText,
  searchWords,
  typedNote,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource, apiUpdate } from '#app/access/api/api-resource.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { openTicket } from '../commands/open-by-hand.server.ts';
import { PRIORITIES, TICKET_STATUSES, TITLE_LENGTH, ticketNumber } from '../ticket.ts';

const ticket = z.object({
  id: z.uuid(),
  number: z.string().meta({ description: 'What people quote, such as A-0042.' }),
  title: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(PRIORITIES),
  project_id: z.uuid().meta({ description: 'The feedback project.' }),
  author_name: optionalText,
  author_email: optionalText,
  contact_id: optionalId,
  company_id: optionalId,
  entry_id: optionalId,
  owner_id: optionalId,
  merged_into: optionalId,
  answer_due_at: optionalMoment,
  first_answered_at: optionalMoment,
  solve_due_at: optionalMoment,
  solved_at: optionalMoment,
  closed_at: optionalMoment,
  created_at: apiMoment,
  updated_at: apiMoment,
});

const createTicket = apiCreate({
  scope: 'feedback:create',
  summary: 'Opens a ticket. Its person gets no mail until somebody replies.',
  input: z.object({
    project_id: z.uuid().meta({ description: 'A feedback project.' }),
    title: z.string().trim().min(1).max(TITLE_LENGTH),
    priority: z.enum(PRIORITIES).default('medium'),
    author_name: z.string().trim().min(1).max(200).optional(),
    author_email: z.email().max(254).optional(),
    contact_id: z.uuid().optional(),
    note: typedNote.meta({
      description: 'A first note for the team, which its person never sees.',
    }),
    locale: z.enum(LOCALES).default('pt-BR'),
  }),
  async run({ tx, id, input }) {
    await openTicket(tx, {
      id,
      title: input.title,
      project: input.project_id,
      module: null,
      priority: input.priority,
      owner: null,
      contact: input.contact_id ?? null,
      email: input.author_email?.toLowerCase() ?? null,
      asks: input.author_name ?? null,
      locale: input.locale,
      note: input.note ?? '',
      named: [],
    });
    return id;
  },
});

const updateTicket = apiUpdate({
  scope: 'feedback:update',
  summary: 'Moves a ticket to another status, or changes its priority.',
  input: z.object({
    status: z.enum(TICKET_STATUSES).optional(),
    priority: z.enum(PRIORITIES).optional(),
  }),
  async run({ tx, id, input: { status, priority } }) {
    if (!status && !priority) return;
    await tx
      .updateTable('feedback_tickets')
      .set({ ...(status && { status }), ...(priority && { priority }) })
      .where('id', '=', id)
      .execute();
  },
});

/** Tickets of the service desk, newest first. */
export const ticketsApi = apiResource({
  name: 'tickets',
  singular: 'ticket',
  row: ticket,
  scope: 'feedback:read',
  create: createTicket,
  update: updateTicket,
  filters: z.object({
    status: z.enum(TICKET_STATUSES).optional(),
    priority: z.enum(PRIORITIES).optional(),
    owner: idFilter,
    contact: idFilter,
    company: idFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.tickets_page', {
      ...filters,
      after,
      limit,
      sort: 'number',
      descending: true,
    });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('feedback_tickets as t')
      .select(['t.id', 't.number', 't.title', 't.status', 't.priority', 't.projectId'])
      .select(['t.authorName', 't.authorEmail', 't.contactId', 't.companyId', 't.feedbackId'])
      .select(['t.ownerId', 't.mergedInto', 't.answerDueAt', 't.firstAnsweredAt', 't.solveDueAt'])
      .select(['t.solvedAt', 't.closedAt', 't.createdAt', 't.updatedAt'])
      .where('t.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      number: ticketNumber(row.number),
      title: row.title,
      status: row.status as (typeof TICKET_STATUSES)[number],
      priority: row.priority as (typeof PRIORITIES)[number],
      project_id: row.projectId,
      author_name: row.authorName,
      author_email: row.authorEmail,
      contact_id: row.contactId,
      company_id: row.companyId,
      entry_id: row.feedbackId,
      owner_id: row.ownerId,
      merged_into: row.mergedInto,
      answer_due_at: momentOf(row.answerDueAt),
      first_answered_at: momentOf(row.firstAnsweredAt),
      solve_due_at: momentOf(row.solveDueAt),
      solved_at: momentOf(row.solvedAt),
      closed_at: momentOf(row.closedAt),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }));
  },
});
