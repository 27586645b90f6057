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
  return (await callValue(tx, 'public.recompute_ticket_clocks', { after, first })) ?? null;
}

type ClockRow = {
  id: string;
  since: Date | null;
  turn: Turn | null;
  answerDueAt: Date | null;
  answerTarget: number | null;
  answeredAt: Date | null;
  answerSeconds: number | null;
  answerLeft: number | null;
  solveDueAt: Date | null;
  solveTarget: number | null;
  solveSeconds: number | null;
  solveLeft: number | null;
  isOpen: boolean;
  changesAt: Date | null;
  readAt: Date;
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
        arrivedAt: (row.since ?? row.readAt).toISOString(),
        open: row.isOpen,
        changesAt: row.changesAt?.toISOString() ?? null,
        readAt: row.readAt.toISOString(),
      };
      const answer = {
        ...week,
        dueAt: row.answerDueAt?.toISOString() ?? null,
        target: row.answerTarget,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        answerSeconds: row.answerSeconds,
        leftSeconds: row.answerLeft,
      };
      const solution = {
        ...week,
        dueAt: row.solveDueAt?.toISOString() ?? null,
        target: row.solveTarget,
        answeredAt: null,
        answerSeconds: row.solveSeconds,
        leftSeconds: row.solveLeft,
        ...(row.turn === 'customer' && { stands: true }),
      };
      return [row.id, { answer, solution }];
    }),
  );
}
