import { sql, type Transaction } from 'kysely';
import type { Days, TodayRange } from '#app/features/today/admin/today-range.ts';
import { callRows, functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** The filters of the figures. */
export type Within = { project?: string | undefined; module?: string | undefined };

export type Counts = Omit<RowOf<'public.ticket_days'>, 'date'>;
export type DayFigures = Counts & { day: string };
export type FigurePart = RowOf<'public.ticket_figure_parts'>;
export type TimeFigures = RowOf<'public.ticket_time_figures'>;

export type TicketFigures = {
  days: DayFigures[];
  parts: FigurePart[];
  backlog: { day: string; waiting: number }[];
  backlogBefore: { day: string; waiting: number }[];
  times: TimeFigures;
  timesBefore: TimeFigures | null;
};

const argsOf = ({ from, to }: Days, { project, module }: Within) => ({
  ...{ from, to, project, module },
});

async function readDays(tx: Tx, days: Days, within: Within): Promise<DayFigures[]> {
  const rows = await callRows(tx, 'public.ticket_days', argsOf(days, within));
  return rows.map(({ date: day, ...counts }) => ({ day, ...counts }));
}

async function readTimes(tx: Tx, days: Days, within: Within): Promise<TimeFigures> {
  const [row] = await callRows(tx, 'public.ticket_time_figures', argsOf(days, within));
  return row ?? { answered: 0, answerSeconds: null, solved: 0, solveSeconds: null };
}

async function readBacklog(tx: Tx, days: Days, within: Within) {
  const rows = await callRows(tx, 'public.ticket_backlog', argsOf(days, within));
  return rows.map(({ date: day, waiting }) => ({ day, waiting }));
}

/** The figures of a range, of the range it is compared with, and of the months before. Refuses with
 * `feedback_read_missing`. */
export async function readTicketFigures(
  tx: Tx,
  range: TodayRange,
  within: Within,
  /** The first day of the monthly figures. */
  since: string,
): Promise<TicketFigures> {
  const first = [since, range.from, range.was?.from ?? range.from].sort()[0] ?? range.from;
  const { from, to } = range;
  const { project, module = null } = within;
  const { rows: parts } = await sql<FigurePart>`
    select * from ${functionCall('public.ticket_figure_parts', { from, to, project })}
    where ${module}::uuid is null or module_id = ${module}::uuid`.execute(tx);
  return {
    days: await readDays(tx, { from: first, to: range.to }, within),
    parts,
    backlog: await readBacklog(tx, range, within),
    backlogBefore: range.was ? await readBacklog(tx, range.was, within) : [],
    times: await readTimes(tx, range, within),
    timesBefore: range.was ? await readTimes(tx, range.was, within) : null,
  };
}
