import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { RangeFigures, StageTime, Totals, WonLine } from './results.ts';
import type { ResultsRange } from './results-range.ts';

type Tx = Transaction<DB>;

const NOTHING: Totals = { won: 0, lost: 0, value: 0, cycleDays: null };
const orNull = (value: string | null) => (value === null ? null : Number(value));
const daysOf = ({ from, to, before }: ResultsRange) => ({ from, to, before });

async function readTotals(tx: Tx, range: ResultsRange): Promise<RangeFigures['totals']> {
  const rows = await callRows(tx, 'public.result_totals', daysOf(range));
  const of = (period: string): Totals => {
    const row = rows.find((one) => one.period === period);
    if (!row) return NOTHING;
    const { won, lost, value, cycleDays } = row;
    return { won, lost, value: Number(value), cycleDays: orNull(cycleDays) };
  };
  return { range: of('range'), before: of('before') };
}

async function readWonBy(
  tx: Tx,
  by: 'source' | 'campaign',
  range: ResultsRange,
): Promise<WonLine[]> {
  const rows = await callRows(tx, 'public.result_won_by', { by, ...daysOf(range) });
  return rows.map((row) => ({
    key: row.key,
    deals: row.deals,
    value: Number(row.value),
    dealsBefore: row.dealsBefore,
    valueBefore: Number(row.valueBefore),
  }));
}

async function readStageTimes(tx: Tx, range: ResultsRange): Promise<StageTime[]> {
  const rows = await callRows(tx, 'public.result_stage_times', daysOf(range));
  return rows.map((row) => ({
    pipeline: row.pipeline,
    stageId: row.stageId,
    stage: row.stage,
    deals: row.deals,
    days: orNull(row.days),
    dealsBefore: row.dealsBefore,
    daysBefore: orNull(row.daysBefore),
  }));
}

/** The figures of a range and of the one before it, each in one statement. Refuses with
 * `crm_read_missing`. */
export async function readRangeFigures(tx: Tx, range: ResultsRange): Promise<RangeFigures> {
  const [touched] = await callRows(tx, 'public.deals_active_lately', {});
  return {
    totals: await readTotals(tx, range),
    bySource: await readWonBy(tx, 'source', range),
    byCampaign: await readWonBy(tx, 'campaign', range),
    stageTimes: await readStageTimes(tx, range),
    leadsLost: await callRows(tx, 'public.result_leads_lost', daysOf(range)),
    dealsLost: await callRows(tx, 'public.result_deals_lost', daysOf(range)),
    touched: touched ?? { open: 0, touched: 0 },
  };
}
