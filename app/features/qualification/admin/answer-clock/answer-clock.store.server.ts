import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';

/** The last lead of the next batch, or null at the end. `first`: also those from before there were clocks. */
export async function reckonClocks(
  tx: Transaction<DB>,
  after: string | null,
  first: boolean,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select public.reckon_clocks(p_after => ${after}, p_first => ${first}) as last`.execute(tx);
  return rows[0]?.last ?? null;
}

type ClockRow = {
  id: string;
  arrived_at: Date;
  due_at: Date | null;
  target: number | null;
  answered_at: Date | null;
  answer_seconds: number | null;
  left_seconds: number | null;
  is_open: boolean;
  changes_at: Date | null;
  read_at: Date;
};

/** The clocks of leads by id, of those that the reader may see. */
export async function readClocks(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<Map<string, ClockFacts>> {
  const { rows } = await sql<ClockRow>`
    select * from public.lead_clocks(${ids}::uuid[])`.execute(tx);
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
