import { sql, type Transaction } from 'kysely';
import type { Days, TodayRange } from '#app/features/today/admin/today-range.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** What the figures are narrowed to. */
export type Within = { project?: string | undefined; module?: string | undefined };

export type Counts = {
  entries: number;
  bugs: number;
  ideas: number;
  questions: number;
  srs_answers: number;
  srs_sum: number;
  nps_promoters: number;
  nps_passives: number;
  nps_detractors: number;
  csat_answers: number;
  csat_sum: number;
  csat_good: number;
  ratings: number;
  ratings_sum: number;
  ratings_good: number;
  tickets_opened: number;
  tickets_answered: number;
  tickets_solved: number;
  tickets_merged: number;
};
export type DeskDay = Counts & { day: string };
export type DeskPart = Counts & {
  project_id: string;
  project: string;
  module_id: string | null;
  module: string | null;
};
export type DeskTimes = {
  answered: number;
  answer_seconds: number | null;
  solved: number;
  solve_seconds: number | null;
};

export type DeskFigures = {
  days: DeskDay[];
  parts: DeskPart[];
  backlog: { day: string; waiting: number }[];
  backlogBefore: { day: string; waiting: number }[];
  times: DeskTimes;
  timesBefore: DeskTimes | null;
};

const narrowed = ({ project, module }: Within) =>
  sql`${project ?? null}::uuid, ${module ?? null}::uuid`;

async function readDays(tx: Tx, { from, to }: Days, within: Within): Promise<DeskDay[]> {
  const { rows } = await sql<Counts & { day: string }>`
    select date::text as day, d.* from public.desk_days(${from}::date, ${to}::date,
      ${narrowed(within)}) d`.execute(tx);
  return rows;
}

async function readTimes(tx: Tx, { from, to }: Days, within: Within): Promise<DeskTimes> {
  const { rows } = await sql<DeskTimes>`
    select * from public.desk_times(${from}::date, ${to}::date, ${narrowed(within)})`.execute(tx);
  return rows[0] ?? { answered: 0, answer_seconds: null, solved: 0, solve_seconds: null };
}

async function readBacklog(tx: Tx, { from, to }: Days, within: Within) {
  const { rows } = await sql<{ day: string; waiting: number }>`
    select date::text as day, waiting from public.desk_backlog(${from}::date, ${to}::date,
      ${narrowed(within)})`.execute(tx);
  return rows;
}

/** The figures of a range, of what it is held against, and of the months before. Refuses with
 * `feedback_read_missing`. */
export async function readDeskFigures(
  tx: Tx,
  range: TodayRange,
  within: Within,
  /** From when on months are told. */
  since: string,
): Promise<DeskFigures> {
  const first = [since, range.from, range.was?.from ?? range.from].sort()[0] ?? range.from;
  const { rows: parts } = await sql<DeskPart>`
    select * from public.desk_parts(${range.from}::date, ${range.to}::date,
      ${within.project ?? null}::uuid)
    where ${within.module ?? null}::uuid is null or module_id = ${within.module ?? null}::uuid`.execute(
    tx,
  );
  return {
    days: await readDays(tx, { from: first, to: range.to }, within),
    parts,
    backlog: await readBacklog(tx, range, within),
    backlogBefore: range.was ? await readBacklog(tx, range.was, within) : [],
    times: await readTimes(tx, range, within),
    timesBefore: range.was ? await readTimes(tx, range.was, within) : null,
  };
}
