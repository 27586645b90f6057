import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days, TodayRange } from '../today-range.ts';

type Tx = Transaction<DB>;

export type LeadDay = {
  day: string;
  source: string;
  leads: number;
  qualified: number;
  won: number;
  clocked: number;
  waiting: number;
  in_target: number;
};
export type AnswerLine = { target: number; in_target: boolean; minutes: number; answers: number };
export type LeadSums = {
  days: LeadDay[];
  answers: AnswerLine[];
  answersBefore: AnswerLine[];
};

/** Both ranges, as functions of the database take them. */
export const rangesOf = ({ from, to, was }: TodayRange) =>
  sql`${from}::date, ${to}::date, ${was?.from ?? null}::date, ${was?.to ?? null}::date`;

/** Leads of both ranges by day and source, and how long answers took. Refuses with
 * `analytics_read_missing` or `crm_read_missing`. */
export async function readLeadSums(tx: Tx, range: TodayRange): Promise<LeadSums> {
  const days = await sql<LeadDay>`
    select day::text, source, leads, qualified, won, clocked, waiting, in_target
    from public.lead_figures(${rangesOf(range)})`.execute(tx);
  const { rows } = await sql<AnswerLine & { period: 'range' | 'before' }>`
    select * from public.answer_figures(${rangesOf(range)})`.execute(tx);
  const of = (period: 'range' | 'before') => rows.filter((row) => row.period === period);
  return { days: days.rows, answers: of('range'), answersBefore: of('before') };
}

const COUNTS = ['leads', 'qualified', 'won', 'clocked', 'waiting', 'in_target'] as const;
export type LeadTotals = Record<(typeof COUNTS)[number], number>;

/** Whether a day lies in a range; in none lies no day. */
export const within = (day: string, days: Days | null): boolean =>
  days !== null && day >= days.from && day <= days.to;

/** Everything that came in some days, added up. */
export function totalsOf(lines: readonly LeadDay[], days: Days | null): LeadTotals {
  const own = lines.filter(({ day }) => within(day, days));
  return Object.fromEntries(
    COUNTS.map((name) => [name, own.reduce((sum, line) => sum + line[name], 0)]),
  ) as LeadTotals;
}

/** The minutes within which half of the answers came; null without any. */
export function medianOf(answers: readonly AnswerLine[]): number | null {
  const all = answers.reduce((sum, line) => sum + line.answers, 0);
  let reached = 0;
  for (const line of [...answers].sort((one, other) => one.minutes - other.minutes)) {
    reached += line.answers;
    if (reached * 2 >= all) return line.minutes;
  }
  return null;
}
