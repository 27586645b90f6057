import type { Transaction } from 'kysely';
import { callRows, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days, TodayRange } from '../today-range.ts';

type Tx = Transaction<DB>;

export type LeadDay = RowOf<'public.lead_figures'>;
export type AnswerLine = RowOf<'public.answer_figures'>;
export type LeadSums = {
  days: LeadDay[];
  answers: AnswerLine[];
  answersBefore: AnswerLine[];
};

/** Both ranges, as arguments of the database's functions. */
export const rangesOf = ({ from, to, was }: TodayRange) => ({
  ...{ from, to, wasFrom: was?.from, wasTo: was?.to },
});

/** Leads of both ranges by day and source, and how long answers took. Refuses with
 * `analytics_read_missing` or `crm_read_missing`. */
export async function readLeadSums(tx: Tx, range: TodayRange): Promise<LeadSums> {
  const days = await callRows(tx, 'public.lead_figures', rangesOf(range));
  const rows = await callRows(tx, 'public.answer_figures', rangesOf(range));
  const of = (period: 'range' | 'before') => rows.filter((row) => row.period === period);
  return { days, answers: of('range'), answersBefore: of('before') };
}

const COUNTS = ['leads', 'qualified', 'won', 'clocked', 'waiting', 'inTarget'] as const;
export type LeadTotals = Record<(typeof COUNTS)[number], number>;

/** Whether a day is in a range; false without a range. */
export const within = (day: string, days: Days | null): boolean =>
  days !== null && day >= days.from && day <= days.to;

/** The sums of some days. */
export function totalsOf(lines: readonly LeadDay[], days: Days | null): LeadTotals {
  const own = lines.filter(({ day }) => within(day, days));
  return Object.fromEntries(
    COUNTS.map((name) => [name, own.reduce((sum, line) => sum + line[name], 0)]),
  ) as LeadTotals;
}

/** The median of the reply time in minutes; null without any. */
export function medianOf(answers: readonly AnswerLine[]): number | null {
  const all = answers.reduce((sum, line) => sum + line.answers, 0);
  let reached = 0;
  for (const line of [...answers].sort((one, other) => one.minutes - other.minutes)) {
    reached += line.answers;
    if (reached * 2 >= all) return line.minutes;
  }
  return null;
}
