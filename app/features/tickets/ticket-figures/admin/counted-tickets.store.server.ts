import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { countedTicketsList } from './counted-tickets.list.server.ts';
import type { CountedTicket } from './counted-tickets.ts';

/** Tickets of a figure, and how many they are. Refuses with `feedback_read_missing`. */
export async function readCountedTickets(
  tx: Transaction<DB>,
  { sort, ...part }: ListPart<typeof countedTicketsList>,
): Promise<{ tickets: CountedTicket[]; total: number }> {
  const rows = await readPage(tx, 'public.counted_tickets_page', {
    ...part,
    sort: { descending: sort.descending },
  });
  const tickets = rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    asks: row.asks ?? '',
    project: row.project,
    module: row.module ?? '',
    at: row.at.toISOString(),
  }));
  return { tickets, total: await readCount(tx, 'public.counted_tickets_count', part.filter) };
}
