import type { Transaction } from 'kysely';
import { readClocks } from '#app/features/qualification/admin/answer-clock/answer-clock.store.server.ts';
import type { LeadStatus } from '#app/features/qualification/admin/staff-leads.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countedLeads } from '../figures/ways.ts';
import { COUNTED, MAX_ROWS, type QueuePart } from './queue.ts';

/** Leads whose clock is running: the reader's and unassigned first. */
export async function waitingLeads(tx: Transaction<DB>): Promise<QueuePart<'leads'>> {
  const rows = await callRows(
    tx,
    'public.leads_waiting',
    { most: MAX_ROWS },
    { status: typed<LeadStatus>() },
  );
  const clocks = await readClocks(
    tx,
    rows.map(({ id }) => id),
  );
  const [counts] = await callRows(tx, 'public.leads_waiting_count', { most: COUNTED });
  const { waiting = 0, late = 0 } = counts ?? {};
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
      owner: row.ownerName,
      ownerId: row.ownerId,
      isMine: row.mine,
      clock: clocks.get(row.id),
    })),
  };
}
