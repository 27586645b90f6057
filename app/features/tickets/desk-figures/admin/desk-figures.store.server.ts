import { sql, type Transaction } from 'kysely';
import type { Days, TodayRange } from '#app/features/today/admin/today-range.ts';
import { callRows, functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** The filters of the figures. */
export type Within = { project?: string | undefined; module?: string | undefined };

export type Counts = Omit<RowOf<'public.desk_days'>, 'date'>;
export type DeskDay = Counts & { day: string };
export type DeskPart = RowOf<'public.desk_parts'>;
export type DeskTimes = RowOf<'public.desk_times'>;

export type DeskFigures = {
  days: DeskDay[];
  parts: DeskPart[];
  backlog: { day: string; waiting: number }[];
  backlogBefore: { day: string; waiting: number }[];
  times: DeskTimes;
  timesBefore: DeskTimes | null;
};

const argsOf = ({ from, to }: Days, { project, module }: Within) => ({
  ...{ from, to, project, module },
});

async function readDays(tx: Tx, days: Days, within: Within): Promise<DeskDay[]> {
  const rows = await callRows(tx, 'public.desk_days', argsOf(days, within));
  return rows.map(({ date: day, ...counts }) => ({ day, ...counts }));
}

async function readTimes(tx: Tx, days: Days, within: Within): Promise<DeskTimes> {
  const [row] = await callRows(tx, 'public.desk_times', argsOf(days, within));
  return row ?? { answered: 0, answerSeconds: null, solved: 0, solveSeconds: null };
}

async function readBacklog(tx: Tx, days: Days, within: Within) {
  const rows = await callRows(tx, 'public.desk_backlog', argsOf(days, within));
  return rows.map(({ date: day, waiting }) => ({ day, waiting }));
}

/** The figures of a range, of the range it is compared with, and of the months before. Refuses with
 * `feedback_read_missing`. */
export async function readDeskFigures(
  tx: Tx,
  range: TodayRange,
  within: Within,
  /** The first day of the monthly figures. */
  since: string,
): Promise<DeskFigures> {
  const first = [since, range.from, range.was?.from ?? range.from].sort()[0] ?? range.from;
  const { from, to } = range;
  const { project, module = null } = within;
  const { rows: parts } = await sql<DeskPart>`
    select * from ${functionCall('public.desk_parts', { from, to, project })}
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
