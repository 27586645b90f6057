import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { TodayRange } from '../today-range.ts';
import { rangesOf } from './lead-sums.store.server.ts';

export type Visits = { views: number; forms: number };

/** Pages and forms seen in both ranges. Null for a user with some of the products only: visits are not
 * counted by product. Refuses with `analytics_read_missing`. */
export async function readVisits(
  tx: Transaction<DB>,
  range: TodayRange,
): Promise<{ range: Visits; before: Visits } | null> {
  const rows = await callRows(tx, 'public.visit_figures', rangesOf(range));
  const of = (period: 'range' | 'before') => {
    const row = rows.find((one) => one.period === period);
    return { views: row?.views ?? 0, forms: row?.forms ?? 0 };
  };
  return rows.length > 0 ? { range: of('range'), before: of('before') } : null;
}
