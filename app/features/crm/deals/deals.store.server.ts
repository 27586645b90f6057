import { sql, type Transaction } from 'kysely';
import { callRows, type RowOf, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import { readReasons } from '../close-reasons/reasons.store.server.ts';
import type { dealsList } from './deals.list.server.ts';
import type { DealRow, Pipeline, Stage } from './deals.ts';

type Tx = Transaction<DB>;
type DealPart = ListPart<typeof dealsList>;
export type DealFilter = DealPart['filter'];

type PageRow = Omit<RowOf<'public.deals_in_stage'>, 'state' | 'closeReason'> & {
  state: DealRow['state'];
  closeReason: DealRow['reason'];
};

const nextTask = (row: PageRow): DealRow['task'] =>
  row.taskTitle !== null && row.taskDueAt
    ? {
        title: row.taskTitle,
        dueAt: row.taskDueAt.toISOString(),
        hasTime: row.taskHasTime ?? false,
        late: row.taskLate ?? false,
      }
    : null;

export const dealOf = (row: PageRow): DealRow => ({
  id: row.id,
  title: row.title,
  contactId: row.contactId,
  contact: row.contactName ?? '',
  company: row.companyName ?? '',
  value: Number(row.value),
  stageId: row.stageId,
  stage: row.stageName,
  state: row.state,
  ownerId: row.ownerId,
  owner: row.ownerName,
  expectedClose: row.expectedClose,
  stageSince: row.stageSince.toISOString(),
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  reason: row.closeReason,
  source: row.source,
  revision: row.revision,
  idleDays: row.idleDays,
  stalled: row.stalled,
  task: nextTask(row),
});

export const DEAL_READERS = {
  state: typed<DealRow['state']>(),
  closeReason: typed<string | null>(),
};

/** Deals in the requested order, a page after the given deal. Refuses with `crm_read_missing`. */
export async function listDeals(tx: Tx, part: DealPart): Promise<DealRow[]> {
  return (await readPage(tx, 'public.deals_page', part, DEAL_READERS)).map(dealOf);
}

/** The number of deals in a list, their value, and the value weighted by the chances of their stages. */
export async function sumDeals(tx: Tx, filter: DealFilter) {
  const rows = await callRows(tx, 'public.deals_count', filter);
  const { deals = 0, value = '0', weighted = '0' } = rows[0] ?? {};
  return { deals, value: Number(value), weighted: Number(weighted) };
}

/**
 * Pipelines that the user may use, in their order, each with its stages; for a past day archived ones
 * too.
 */
export async function readPipelines(tx: Tx, past = false): Promise<Pipeline[]> {
  const { rows } = await sql<{
    pipeline: string;
    pipelineSlug: string;
    pipelineName: string;
    productName: string;
    id: string;
    slug: string;
    name: string;
    kind: Stage['kind'];
    chance: number;
    needsValue: boolean;
    isActive: boolean;
  }>`
    select p.id as pipeline, p.slug as pipeline_slug, p.name as pipeline_name,
      o.name as product_name, s.id, s.slug, s.name, s.kind, s.chance, s.needs_value, s.is_active
    from public.crm_pipelines p join public.crm_stages s on s.pipeline_id = p.id
    join public.crm_products o on o.slug = p.product
    where (p.is_active and s.is_active or ${past}) and p.product = any (private.selected_products('crm', 'read'))
    order by o.display_order, p.is_default desc, p.is_active desc, p.name, p.id,
      array_position('{open,won,lost}'::text[], s.kind), s.position`.execute(tx);
  const reasons = await readReasons(tx);
  const found = new Map<string, Pipeline & { stages: Stage[] }>();
  for (const row of rows) {
    const pipeline = found.get(row.pipeline) ?? {
      id: row.pipeline,
      slug: row.pipelineSlug,
      name: row.pipelineName,
      product: row.productName,
      stages: [],
    };
    const { id, slug, name, kind, chance, needsValue } = row;
    const away = !row.isActive;
    const own = reasons.filter((reason) => reason.kind === kind);
    pipeline.stages.push({ id, slug, name, kind, chance, needsValue, reasons: own, away });
    found.set(row.pipeline, pipeline);
  }
  return [...found.values()];
}
