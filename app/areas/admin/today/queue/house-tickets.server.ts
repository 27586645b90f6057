import { sql, type Transaction } from 'kysely';
import type { TicketStatus } from '#app/features/tickets/tickets.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { COUNTED, type QueuePart, SHOWN } from './queue.ts';

type Row = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  asks: string | null;
  owner_id: string | null;
  owner_name: string | null;
  mine: boolean;
  since: Date;
  total: number;
};

/** Tickets whose turn it is the house's: the reader's and nobody's first, the longest wait of each before. */
export async function houseTickets(tx: Transaction<DB>): Promise<QueuePart<'tickets'>> {
  const { rows } = await sql<Row>`
    select * from public.tickets_waiting(${SHOWN}, ${COUNTED})`.execute(tx);
  return {
    key: 'tickets',
    count: rows[0]?.total ?? 0,
    to: `${adminPath('tickets')}?${new URLSearchParams({ waits: 'house' })}`,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      asks: row.asks ?? '',
      owner: row.owner_name,
      ownerId: row.owner_id,
      isMine: row.mine,
      since: row.since.toISOString(),
    })),
  };
}
