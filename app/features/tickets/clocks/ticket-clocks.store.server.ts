import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Turn } from '../ticket.ts';
import type { TicketTimes } from './ticket-times.ts';

/** The last ticket of the next batch, or null at the end. `first`: also those from before clocks existed. */
export async function reckonTicketClocks(
  tx: Transaction<DB>,
  after: string | null,
  first: boolean,
): Promise<string | null> {
  return (await callValue(tx, 'public.reckon_ticket_clocks', { after, first })) ?? null;
}

type ClockRow = {
  id: string;
  since: Date | null;
  turn: Turn | null;
  answer_due_at: Date | null;
  answer_target: number | null;
  answered_at: Date | null;
  answer_seconds: number | null;
  answer_left: number | null;
  solve_due_at: Date | null;
  solve_target: number | null;
  solve_seconds: number | null;
  solve_left: number | null;
  is_open: boolean;
  changes_at: Date | null;
  read_at: Date;
};

/** The clocks of tickets by id, of those that the reader may see; none where no clock ever ran. */
export async function readTicketTimes(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<Map<string, TicketTimes>> {
  const rows = await callRows(
    tx,
    'public.ticket_clocks',
    { ids },
    { turn: typed<ClockRow['turn']>() },
  );
  return new Map(
    rows.map((row) => {
      const week = {
        arrivedAt: (row.since ?? row.read_at).toISOString(),
        open: row.is_open,
        changesAt: row.changes_at?.toISOString() ?? null,
        readAt: row.read_at.toISOString(),
      };
      const answer = {
        ...week,
        dueAt: row.answer_due_at?.toISOString() ?? null,
        target: row.answer_target,
        answeredAt: row.answered_at?.toISOString() ?? null,
        answerSeconds: row.answer_seconds,
        leftSeconds: row.answer_left,
      };
      const solution = {
        ...week,
        dueAt: row.solve_due_at?.toISOString() ?? null,
        target: row.solve_target,
        answeredAt: null,
        answerSeconds: row.solve_seconds,
        leftSeconds: row.solve_left,
        ...(row.turn === 'customer' && { stands: true }),
      };
      return [row.id, { answer, solution }];
    }),
  );
}
