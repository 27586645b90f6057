import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { countedLeadsList } from './counted-leads.list.server.ts';

export type CountedLead = {
  id: string;
  protocol: string;
  name: string;
  company: string;
  source: string;
  status: string;
  createdAt: string;
  /** Minutes of business time; null without a clock. */
  target: number | null;
  /** Seconds of business time; null without an answer. */
  answered: number | null;
};

/** Leads that a figure counts, and how many they are. Refuses with `crm_read_missing`. */
export async function readCountedLeads(
  tx: Transaction<DB>,
  { sort, ...part }: ListPart<typeof countedLeadsList>,
): Promise<{ leads: CountedLead[]; total: number }> {
  const rows = await readPage(tx, 'public.counted_leads_page', {
    ...part,
    sort: { descending: sort.descending },
  });
  const leads = rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    name: row.name ?? '',
    company: row.company ?? '',
    source: row.source,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    target: row.answerTarget,
    answered: row.answerSeconds,
  }));
  return { leads, total: await readCount(tx, 'public.counted_leads_count', part.filter) };
}
