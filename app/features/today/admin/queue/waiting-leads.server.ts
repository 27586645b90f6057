import { sql, type Transaction } from 'kysely';
import { readClocks } from '#app/features/qualification/admin/answer-clock/answer-clock.store.server.ts';
import type { LeadStatus } from '#app/features/qualification/admin/staff-leads.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countedLeads } from '../figures/ways.ts';
import { COUNTED, type QueuePart, SHOWN } from './queue.ts';

type Row = {
  id: string;
  name: string | null;
  company: string | null;
  phone: string | null;
  source: string;
  status: LeadStatus;
  owner_id: string | null;
  owner_name: string | null;
  mine: boolean;
};

/** Leads whose clock is running: the reader's and nobody's first. */
export async function waitingLeads(tx: Transaction<DB>): Promise<QueuePart<'leads'>> {
  const rows = await callRows(
    tx,
    'public.leads_waiting',
    { most: SHOWN },
    { status: typed<Row['status']>() },
  );
  const clocks = await readClocks(
    tx,
    rows.map(({ id }) => id),
  );
  const counts = await sql<{ waiting: number; late: number }>`
    select * from public.leads_waiting_count(${COUNTED})`.execute(tx);
  const { waiting = 0, late = 0 } = counts.rows[0] ?? {};
  return {
    key: 'leads',
    count: waiting,
    late,
    to: countedLeads({ answer: 'waiting' }),
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name ?? '',
      company: row.company ?? '',
      phone: (row.phone ?? '').startsWith('+') ? (row.phone ?? '').replace(/\D/g, '') : '',
      source: row.source,
      status: row.status,
      owner: row.owner_name,
      ownerId: row.owner_id,
      isMine: row.mine,
      clock: clocks.get(row.id),
    })),
  };
}
