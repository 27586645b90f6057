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
  return (await callValue(tx, 'public.recompute_lead_clocks', { after, first })) ?? null;
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
        arrivedAt: row.arrivedAt.toISOString(),
        dueAt: row.dueAt?.toISOString() ?? null,
        target: row.target,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        answerSeconds: row.answerSeconds,
        leftSeconds: row.leftSeconds,
        open: row.isOpen,
        changesAt: row.changesAt?.toISOString() ?? null,
        readAt: row.readAt.toISOString(),
      },
    ]),
  );
}
