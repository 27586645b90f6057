import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
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

/** Open deals by stage, and won ones. Refuses with `analytics_read_missing` or `crm_read_missing`. */
export async function readDealSums(tx: Transaction<DB>, range: TodayRange): Promise<DealSums> {
  const stages = await callRows(tx, 'public.stage_figures', {});
  const won = await callRows(tx, 'public.won_figures', rangesOf(range));
  const of = (period: 'range' | 'before'): Won => {
    const row = won.find((one) => one.period === period);
    return { won: row?.won ?? 0, value: Number(row?.value ?? 0) };
  };
  const open = range.was && (await callValue(tx, 'public.open_value_on', { day: range.was.to }));
  return {
    stages: stages.map(({ stageId, value, ...row }) => ({
      ...row,
      stageId,
      value: Number(value),
    })),
    won: { range: of('range'), before: of('before') },
    openBefore: open === null ? null : Number(open),
  };
}

export const openTotals = (stages: readonly StageSum[]) => ({
  deals: stages.reduce((sum, { deals }) => sum + deals, 0),
  value: stages.reduce((sum, { value }) => sum + value, 0),
  weighted: stages.reduce((sum, { value, chance }) => sum + (value * chance) / 100, 0),
});
