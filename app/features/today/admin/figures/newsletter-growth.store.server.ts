import type { Transaction } from 'kysely';
import { plusDays } from '#app/features/crm/results/results-range.ts';
import { callRows, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days } from '../today-range.ts';

const WEEKS = 12;

export type Growth = {
  days: RowOf<'public.newsletter_figures'>[];
  standing: RowOf<'public.newsletter_totals'> | null;
};

/** Twelve weeks from Monday on, the last one up to the day given. */
export function weeksUpTo(to: string): Days[] {
  const monday = plusDays(to, -((new Date(`${to}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = plusDays(monday, -7 * (WEEKS - 1 - index));
    const last = plusDays(from, 6);
    return { from, to: last < to ? last : to };
  });
}

/** Who subscribed and unsubscribed; the total only for administrators, by the contract. Refuses with
 * `analytics_read_missing` or `campaigns_read_missing`. */
export async function readGrowth(
  tx: Transaction<DB>,
  to: string,
  seesAll: boolean,
): Promise<Growth> {
  const [first] = weeksUpTo(to);
  const days = await callRows(tx, 'public.newsletter_figures', { from: first?.from ?? to, to });
  const totals = seesAll ? await callRows(tx, 'public.newsletter_totals', {}) : [];
  return { days, standing: totals[0] ?? null };
}
