import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  dayFilter,
  optionalId,
  optionalText,
  searchWords,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource, apiUpdate } from '#app/access/api/api-resource.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { ENTRY_STATUSES } from '../admin/staff-feedback.ts';
import { FEEDBACK_TYPES, SEVERITIES } from '../feedback-rules.ts';
import { hashOfToken, mailedToken } from '../follow-up-link.server.ts';

const entry = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: 'What the person quotes.' }),
  project_id: z.uuid().meta({ description: 'The feedback project.' }),
  type: z.enum(FEEDBACK_TYPES),
  severity: z.enum(SEVERITIES),
  status: z.enum(ENTRY_STATUSES),
  score: z.int().nullable(),
  text: z.string(),
  author_name: optionalText,
  author_email: optionalText,
  contact_id: optionalId,
  same_as: optionalId,
  locale: z.string(),
  created_at: apiMoment,
});

const createEntry = apiCreate({
  scope: 'feedback:create',
  summary: 'Adds an entry. The team is mailed; its author gets no mail until somebody replies.',
  input: z.object({
    project_id: z.uuid().meta({ description: 'A feedback project that takes this type.' }),
    type: z.enum(FEEDBACK_TYPES),
    text: z.string().trim().min(1).max(5000),
    severity: z.enum(SEVERITIES).default('medium').meta({ description: 'Of bugs alone.' }),
    score: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .meta({ description: '0 to 10 for srs and nps, 1 to 5 for csat; absent for other types.' }),
    author_name: z.string().trim().min(1).max(200).optional(),
    author_email: z.email().max(254).optional(),
    locale: z.enum(LOCALES).default('pt-BR'),
  }),
  async run({ tx, id, input }) {
    await callValue(tx, 'public.add_feedback_entry', {
      id,
      projectId: input.project_id,
      type: input.type,
      text: input.text,
      tokenHash: hashOfToken(mailedToken(id)),
      severity: input.severity,
      score: input.score ?? null,
      name: input.author_name ?? null,
      email: input.author_email ?? null,
      locale: input.locale,
    });
    return id;
  },
});

const updateEntry = apiUpdate({
  scope: 'feedback:update',
  summary: 'Moves an entry to another status. Nobody is notified.',
  input: z.object({ status: z.enum(ENTRY_STATUSES) }),
  run: ({ tx, id, input: { status } }) =>
    tx
      .updateTable('feedback_entries')
      .set({ status })
      .where('id', '=', id)
      .where('status', '<>', status)
      .execute(),
});

/** Entries of feedback. */
export const entriesApi = apiResource({
  name: 'entries',
  singular: 'entry',
  row: entry,
  scope: 'feedback:read',
  create: createEntry,
  update: updateEntry,
  filters: z.object({
    status: z.enum(ENTRY_STATUSES).optional(),
    type: z.enum(FEEDBACK_TYPES).optional(),
    from: dayFilter,
    to: dayFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.feedback_page', { ...filters, after, limit });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const rows = await tx
      .selectFrom('feedback_entries as e')
      .select(['e.id', 'e.protocol', 'e.projectId', 'e.type', 'e.severity', 'e.status'])
      .select(['e.score', 'e.verbatim', 'e.authorName', 'e.authorEmail', 'e.contactId'])
      .select(['e.duplicateOf', 'e.locale', 'e.createdAt'])
      .where('e.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      reference: row.protocol,
      project_id: row.projectId,
      type: row.type as (typeof FEEDBACK_TYPES)[number],
      severity: row.severity as (typeof SEVERITIES)[number],
      status: row.status as (typeof ENTRY_STATUSES)[number],
      score: row.score,
      text: row.verbatim,
      author_name: row.authorName,
      author_email: row.authorEmail,
      contact_id: row.contactId,
      same_as: row.duplicateOf,
      locale: row.locale,
      created_at: row.createdAt.toISOString(),
    }));
  },
});
