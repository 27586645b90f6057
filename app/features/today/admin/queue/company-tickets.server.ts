import type { Transaction } from 'kysely';
import { countLate } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import type { TicketStatus } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { COUNTED, MAX_ROWS, type QueuePart } from './queue.ts';

type Row = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  asks: string | null;
  ownerId: string | null;
  ownerName: string | null;
  mine: boolean;
  since: Date;
  total: number;
};

const listOf = (filter: Record<string, string>) =>
  `${adminPath('tickets')}?${new URLSearchParams(filter)}`;

/** Tickets that wait for the company's reply: the reader's and unassigned first, in each the longest wait
 * first. */
export async function companyTickets(tx: Transaction<DB>): Promise<QueuePart<'tickets'>> {
  const rows = await callRows(
    tx,
    'public.tickets_waiting',
    { limit: MAX_ROWS, most: COUNTED },
    { status: typed<Row['status']>() },
  );
  return {
    key: 'tickets',
    count: rows[0]?.total ?? 0,
    to: listOf({ waits: 'house' }),
    // Only the company can be late: while it is the customer's turn no clock runs.
    late: await countLate(tx, COUNTED),
    lateTo: listOf({ due: 'late' }),
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      asks: row.asks ?? '',
      owner: row.ownerName,
      ownerId: row.ownerId,
      isMine: row.mine,
      since: row.since.toISOString(),
    })),
  };
}
