import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadFilter, LeadRow, LeadStatus } from './staff-leads.ts';

type Tx = Transaction<DB>;

type PageRow = {
  id: string;
  protocol: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  source: LeadRow['source'];
  source_page: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  status: LeadStatus;
  review_reason: LeadRow['review'];
  created_at: Date;
};

const campaignOf = (row: PageRow) =>
  [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean).join(' / ');

/** Leads, newest first, a page after the lead given. Refuses with `crm_read_missing`. */
export async function listLeads(
  tx: Tx,
  { text, status, source, after, limit }: LeadFilter & { limit: number },
): Promise<LeadRow[]> {
  const { rows } = await sql<PageRow>`
    select * from public.leads_page(${text ?? null}, ${status ?? null}, ${source ?? null},
      ${after ?? null}::uuid, ${limit})`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    source: row.source,
    page: row.source_page ?? '',
    campaign: campaignOf(row),
    status: row.status,
    review: row.review_reason,
    createdAt: row.created_at.toISOString(),
  }));
}

type Question = { field_name?: string; field_label?: string; contact_property?: string };

/** One lead with its answers under the questions that were asked, or undefined. */
export async function readLead(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'protocol', 'source', 'status', 'form_data', 'form_snapshot', 'source_page'])
    .select(['utm_source', 'utm_medium', 'utm_campaign', 'locale', 'review_reason', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows: history } = await sql<{
    from_status: LeadStatus;
    to_status: LeadStatus;
    changed_at: Date;
    by_name: string | null;
  }>`select * from public.lead_history(${id}::uuid)`.execute(tx);
  const answers = row.form_data as Record<string, unknown>;
  const snapshot = row.form_snapshot as { fields?: Question[] } | null;
  const asked = new Map(
    (snapshot?.fields ?? []).map((question) => [question.field_name ?? '', question]),
  );
  return {
    id: row.id,
    protocol: row.protocol,
    source: row.source as LeadRow['source'],
    status: row.status as LeadStatus,
    review: row.review_reason as LeadRow['review'],
    page: row.source_page ?? '',
    campaign: [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean).join(' / '),
    createdAt: new Date(row.created_at as unknown as string).toISOString(),
    answers: Object.entries(answers)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => ({
        name,
        label: asked.get(name)?.field_label ?? '',
        // Without a form the names of the answers say it themselves (migration 0009).
        property: asked.size > 0 ? (asked.get(name)?.contact_property ?? '') : name,
        value: String(value),
      })),
    history: history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      at: change.changed_at.toISOString(),
      by: change.by_name,
    })),
  };
}

/** Moves a lead; false when there is none, or the person may not (the policy then hides it). */
export async function moveLead(tx: Tx, id: string, status: LeadStatus): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('qualification_submissions')
    .set({ status })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
