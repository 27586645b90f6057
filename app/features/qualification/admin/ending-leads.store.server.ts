import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EndingLead } from './ending-leads.ts';

type Tx = Transaction<DB>;

type EndingRow = {
  id: string;
  lead_id: string | null;
  name: string | null;
  email: string | null;
  company: string | null;
  leads: number;
  deals: number;
  last_contact: Date;
  erase_at: Date;
};

/** Who goes within 30 days, the next one first. Refuses with `crm_read_missing`. */
export async function listEndingLeads(
  tx: Tx,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<EndingLead[]> {
  const { rows } = await sql<EndingRow>`
    select * from public.ending_leads(${after ?? null}::uuid, ${limit})`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    name: row.name ?? '',
    email: row.email ?? '',
    company: row.company ?? '',
    leads: row.leads,
    deals: row.deals,
    lastContact: row.last_contact.toISOString(),
    eraseAt: row.erase_at.toISOString(),
  }));
}

/** Whether anybody goes within 30 days. */
export async function anybodyEnds(tx: Tx): Promise<boolean> {
  return (await listEndingLeads(tx, { limit: 1 })).length > 0;
}
