import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { TodayRange } from '../today-range.ts';
import { rangesOf } from './lead-sums.store.server.ts';

export type StageSum = {
  pipeline: string;
  stageId: string;
  stage: string;
  chance: number;
  deals: number;
  value: number;
};
export type Won = { won: number; value: number };
export type DealSums = {
  stages: StageSum[];
  won: { range: Won; before: Won };
  /** What was open when the days of before ended; null where nothing is compared. */
  openBefore: number | null;
};

/** Open deals by stage, and what was won. Refuses with `analytics_read_missing` or `crm_read_missing`. */
export async function readDealSums(tx: Transaction<DB>, range: TodayRange): Promise<DealSums> {
  const stages = await sql<{
    pipeline: string;
    stage_id: string;
    stage: string;
    chance: number;
    deals: number;
    value: string;
  }>`select * from public.stage_figures()`.execute(tx);
  const won = await sql<{ period: 'range' | 'before'; won: number; value: string }>`
    select * from public.won_figures(${rangesOf(range)})`.execute(tx);
  const of = (period: 'range' | 'before'): Won => {
    const row = won.rows.find((one) => one.period === period);
    return { won: row?.won ?? 0, value: Number(row?.value ?? 0) };
  };
  const open = range.was
    ? await sql<{ value: string }>`
        select public.open_value_on(${range.was.to}::date) as value`.execute(tx)
    : undefined;
  return {
    stages: stages.rows.map(({ stage_id, value, ...row }) => ({
      ...row,
      stageId: stage_id,
      value: Number(value),
    })),
    won: { range: of('range'), before: of('before') },
    openBefore: open ? Number(open.rows[0]?.value ?? 0) : null,
  };
}

export const openTotals = (stages: readonly StageSum[]) => ({
  deals: stages.reduce((sum, { deals }) => sum + deals, 0),
  value: stages.reduce((sum, { value }) => sum + value, 0),
  weighted: stages.reduce((sum, { value, chance }) => sum + (value * chance) / 100, 0),
});
