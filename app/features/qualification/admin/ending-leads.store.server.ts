import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EndingLead } from './ending-leads.ts';

type Tx = Transaction<DB>;

/** People whose data is erased within 30 days, the next one first. Refuses with `crm_read_missing`. */
export async function listEndingLeads(
  tx: Tx,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<EndingLead[]> {
  const rows = await callRows(tx, 'public.ending_leads', { after: after ?? null, limit });
  return rows.map((row) => ({
    id: row.id,
    leadId: row.leadId,
    name: row.name ?? '',
    email: row.email ?? '',
    company: row.company ?? '',
    leads: row.leads,
    deals: row.deals,
    lastContact: row.lastContact.toISOString(),
    eraseAt: row.eraseAt.toISOString(),
  }));
}

/** Whether anyone's data is erased within 30 days. */
export async function anybodyEnds(tx: Tx): Promise<boolean> {
  return (await listEndingLeads(tx, { limit: 1 })).length > 0;
}
