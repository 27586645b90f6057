import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { DEAL_READERS, type DealFilter, dealOf } from './deals.store.server.ts';
import {
  CARDS,
  type Column,
  type DealRow,
  type PastCard,
  type PastColumn,
  type Pipeline,
} from './deals.ts';

type Tx = Transaction<DB>;

/** The filters of a board. */
function boardFilters({ text, owner, source, min, stalled }: DealFilter) {
  return { text, owner, source, min, stalled };
}

/** Cards of a stage, the part after the given one. */
export type CardsPart = { stage: string; after?: string | undefined; limit: number };

/** Refuses with `crm_read_missing`, as do all functions here. */
export async function readCards(
  tx: Tx,
  { stage, after, limit }: CardsPart,
  filter: DealFilter,
): Promise<DealRow[]> {
  const rows = await callRows(
    tx,
    'public.deals_in_stage',
    { stage, limit, after, ...boardFilters(filter) },
    DEAL_READERS,
  );
  return rows.map(dealOf);
}

/** The column whose next cards are requested. */
export type Behind = { stage: string; after: string } | undefined;

const partOf = (stage: string, behind: Behind): CardsPart => ({
  stage,
  after: behind?.stage === stage ? behind.after : undefined,
  limit: CARDS,
});

/** The board of a pipeline: the sums and first cards of each column. */
export async function readBoard(
  tx: Tx,
  pipeline: Pipeline,
  filter: DealFilter,
  behind: Behind,
): Promise<Column[]> {
  const filters = { pipeline: pipeline.slug, ...boardFilters(filter) };
  const sums = await callRows(tx, 'public.deals_board', filters);
  const columns: Column[] = [];
  for (const stage of pipeline.stages) {
    const sum = sums.find(({ id }) => id === stage.id);
    const part = partOf(stage.id, behind);
    columns.push({
      stage,
      deals: sum?.deals ?? 0,
      value: Number(sum?.value ?? 0),
      cards: sum ? await readCards(tx, part, filter) : [],
      behind: part.after,
    });
  }
  return columns;
}

/** Cards of a stage at the end of a day. */
export async function readPastCards(
  tx: Tx,
  { stage, after, limit }: CardsPart,
  { pipeline, day }: { pipeline: string; day: string },
): Promise<PastCard[]> {
  const rows = await callRows(tx, 'public.deals_in_stage_as_of', {
    pipeline,
    stage,
    day,
    after: after ?? null,
    limit,
  });
  return rows.map((row) => ({
    id: row.id,
    span: String(row.span),
    title: row.title,
    contact: row.contactName ?? '',
    company: row.companyName ?? '',
    value: Number(row.value),
    owner: row.ownerName,
    nowIn: row.nowIn,
    nowPipeline: row.nowPipeline,
  }));
}

/** The board at the end of a day. */
export async function readPastBoard(
  tx: Tx,
  pipeline: Pipeline,
  day: string,
  behind: Behind,
): Promise<PastColumn[]> {
  const sums = await callRows(tx, 'public.deals_as_of', { pipeline: pipeline.slug, day });
  const columns: PastColumn[] = [];
  for (const stage of pipeline.stages) {
    const sum = sums.find(({ id }) => id === stage.id);
    if (stage.away && !sum) continue;
    const part = partOf(stage.id, behind);
    columns.push({
      stage,
      deals: sum?.deals ?? 0,
      value: Number(sum?.value ?? 0),
      cards: sum ? await readPastCards(tx, part, { pipeline: pipeline.slug, day }) : [],
      behind: part.after,
    });
  }
  return columns;
}

export type ForecastCell = {
  month: string;
  stageId: string;
  deals: number;
  value: number;
  weighted: number;
};

/** The expected value of a pipeline, by month and stage. */
export async function readForecast(
  tx: Tx,
  pipeline: Pipeline,
  filter: DealFilter,
): Promise<ForecastCell[]> {
  const filters = { pipeline: pipeline.slug, ...boardFilters(filter) };
  const rows = await callRows(tx, 'public.deals_forecast', filters);
  return rows.map((row) => ({
    month: row.month,
    stageId: row.stageId,
    deals: row.deals,
    value: Number(row.value),
    weighted: Number(row.weighted),
  }));
}
