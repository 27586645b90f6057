import type { Transaction } from 'kysely';
import { callRows, type RowOf, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readCounts, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { leadsList } from './leads.list.server.ts';
import { LEAD_STATUSES, type LeadRow, type LeadStatus } from './staff-leads.ts';

type Tx = Transaction<DB>;
export type LeadPart = ListPart<typeof leadsList>;

type PageRow = RowOf<'public.leads_page'>;

/** How long a lead waits, or waited, for its first reply. */
export const answerOf = (
  row: Pick<PageRow, 'answerTarget' | 'answerDueAt' | 'answeredAt' | 'answerSeconds'>,
): LeadRow['answer'] => ({
  target: row.answerTarget,
  dueAt: row.answerDueAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  seconds: row.answerSeconds,
});

const campaignOf = (row: Pick<PageRow, 'utmSource' | 'utmMedium' | 'utmCampaign'>) =>
  [row.utmSource, row.utmMedium, row.utmCampaign].filter(Boolean).join(' / ');

/** Leads in the requested order, a page after the given lead. Refuses with `crm_read_missing`. */
export async function listLeads(tx: Tx, part: LeadPart): Promise<LeadRow[]> {
  const rows = await readPage(tx, 'public.leads_page', part, {
    source: typed<LeadRow['source']>(),
    status: typed<LeadStatus>(),
    reviewReason: typed<LeadRow['review']>(),
  });
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    source: row.source,
    page: row.sourcePage ?? '',
    campaign: campaignOf(row),
    status: row.status,
    review: row.reviewReason,
    createdAt: row.createdAt.toISOString(),
    ownerId: row.ownerId,
    owner: row.ownerName,
    answer: answerOf(row),
    score: row.score,
  }));
}

/** The count, up to `most`, 10001 by default. Refuses with `crm_read_missing`. */
export const countLeads = (tx: Tx, filter: LeadPart['filter'], most?: number): Promise<number> =>
  readCount(tx, 'public.leads_count', { ...filter, most });

/** How many leads are in each state under the other filters, suspected ones counted as spam, up to `most`. Refuses
 * with `crm_read_missing`. */
export async function countByStatus(
  tx: Tx,
  { status: _, ...filter }: LeadPart['filter'],
  most: number,
): Promise<Record<LeadStatus, number>> {
  if (Object.keys(filter).length > 0) {
    const filters = LEAD_STATUSES.map((status) => ({ ...filter, status, most }));
    const counts = await readCounts(tx, 'public.leads_count', filters);
    return Object.fromEntries(
      LEAD_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
    ) as Record<LeadStatus, number>;
  }
  const rows = await callRows(
    tx,
    'public.leads_by_place',
    { most },
    { status: typed<LeadStatus>() },
  );
  return Object.fromEntries(rows.map(({ status, leads }) => [status, leads])) as Record<
    LeadStatus,
    number
  >;
}
