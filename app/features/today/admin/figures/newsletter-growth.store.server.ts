import { sql, type Transaction } from 'kysely';
import { plusDays } from '#app/features/crm/results/results-range.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days } from '../today-range.ts';

const WEEKS = 12;

type Day = { day: string; confirmed: number; departed: number };
export type Growth = { days: Day[]; standing: { active: number; pending: number } | null };

/** Twelve weeks from Monday on, the last one up to the day given. */
export function weeksUpTo(to: string): Days[] {
  const monday = plusDays(to, -((new Date(`${to}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = plusDays(monday, -7 * (WEEKS - 1 - index));
    const last = plusDays(from, 6);
    return { from, to: last < to ? last : to };
  });
}

/** Who came and left; how many there are in all only for administrators, as the contract has it. Refuses
 * with `analytics_read_missing` or `campaigns_read_missing`. */
export async function readGrowth(
  tx: Transaction<DB>,
  to: string,
  seesAll: boolean,
): Promise<Growth> {
  const [first] = weeksUpTo(to);
  const { rows } = await sql<Day>`
    select day::text, confirmed, departed
    from public.newsletter_figures(${first?.from ?? to}::date, ${to}::date)`.execute(tx);
  const standing = seesAll
    ? await sql<{ active: number; pending: number }>`
        select * from public.newsletter_standing_now()`.execute(tx)
    : undefined;
  return { days: rows, standing: standing?.rows[0] ?? null };
}
