import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';

/** The last lead of the next batch, or null at the end. `first`: also those from before clocks existed. */
export async function reckonClocks(
  tx: Transaction<DB>,
  after: string | null,
  first: boolean,
): Promise<string | null> {
  return (await callValue(tx, 'public.reckon_clocks', { after, first })) ?? null;
}

/** The clocks of leads by id, of those that the reader may see. */
export async function readClocks(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<Map<string, ClockFacts>> {
  const rows = await callRows(tx, 'public.lead_clocks', { ids });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        arrivedAt: row.arrived_at.toISOString(),
        dueAt: row.due_at?.toISOString() ?? null,
        target: row.target,
        answeredAt: row.answered_at?.toISOString() ?? null,
        answerSeconds: row.answer_seconds,
        leftSeconds: row.left_seconds,
        open: row.is_open,
        changesAt: row.changes_at?.toISOString() ?? null,
        readAt: row.read_at.toISOString(),
      },
    ]),
  );
}
