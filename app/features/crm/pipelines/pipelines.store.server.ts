import { sql, type Transaction } from 'kysely';
import { readDeleted, readDeletedWith, readSetting } from '#app/audit/read-setting.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type {
  PipelineProduct,
  PipelineRow,
  StaffPipeline,
  StageDraft,
  StageKind,
} from './pipelines.ts';

type Tx = Transaction<DB>;

/** The product of the shown pipelines, and whether the user may change them. */
export async function readPipelineProduct(
  tx: Tx,
  id: string,
): Promise<PipelineProduct | undefined> {
  return tx
    .selectFrom('crm_products')
    .select(['id', 'slug', 'name'])
    .select(sql<boolean>`private.may_in('settings', 'manage', slug)`.as('mayEdit'))
    .where('id', '=', id)
    .executeTakeFirst();
}

type Use = { pipelineId: string; stageId: string; deals: number; past: boolean };

/** For each stage of a product the number of deals in it, and whether it ever had one. */
export async function readUse(tx: Tx, product: string): Promise<Use[]> {
  const rows = await callRows(tx, 'public.pipelines_in_use', { product });
  return rows;
}

/** Pipelines of a product: its default first, inactive ones last. */
export async function listPipelines(tx: Tx, product: string): Promise<PipelineRow[]> {
  const use = await readUse(tx, product);
  const { rows } = await sql<Omit<PipelineRow, 'deals' | 'past'>>`
    select p.id, p.slug, p.name, p.is_default, p.is_active, p.revision,
      array(select s.name from public.crm_stages s where s.pipeline_id = p.id and s.is_active
        order by array_position('{open,won,lost}'::text[], s.kind), s.position) as stages
    from public.crm_pipelines p where p.product = ${product}
    order by p.is_default desc, p.is_active desc, p.position, p.name, p.id`.execute(tx);
  return rows.map((row) => {
    const own = use.filter(({ pipelineId }) => pipelineId === row.id);
    return {
      ...row,
      deals: own.reduce((sum, { deals }) => sum + deals, 0),
      past: own.some(({ past }) => past),
    };
  });
}

export type StoredStage = {
  id: string;
  slug: string;
  name: string;
  position: number;
  kind: string;
  chance: number;
  needsValue: boolean;
  leadStatus: string | null;
  isActive: boolean;
};

/** Every stage of a pipeline, inactive ones included. */
export async function readStages(tx: Tx, pipeline: string): Promise<StoredStage[]> {
  return tx
    .selectFrom('crm_stages')
    .select(['id', 'slug', 'name', 'position', 'kind', 'chance', 'needsValue'])
    .select(['leadStatus', 'isActive'])
    .where('pipelineId', '=', pipeline)
    .orderBy(sql`array_position('{open,won,lost}'::text[], kind)`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The stages that were deleted with their pipeline. */
export async function readDeletedStages(tx: Tx, pipeline: string): Promise<StoredStage[]> {
  const removed = await readDeleted(tx, 'crm_pipelines', { id: pipeline });
  if (!removed) return [];
  const key = { pipeline_id: pipeline };
  const rows = await readDeletedWith(tx, 'crm_stages', key, removed.changeSet);
  const kinds = ['open', 'won', 'lost'];
  return (rows.map(camelKeys) as unknown as StoredStage[]).toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.position - other.position,
  );
}

const draftOf = ({ id, kind, name, chance, needsValue, leadStatus }: StoredStage): StageDraft => ({
  id,
  kind: kind as StageKind,
  name,
  chance: String(chance),
  needsValue,
  leadStatus: leadStatus ?? '',
});

/** One pipeline of a product with everything that its editor shows, even after its deletion. */
export async function readPipeline(
  tx: Tx,
  product: string,
  id: string,
): Promise<StaffPipeline | undefined> {
  const found = await readSetting(tx, 'crm_pipelines', { id });
  if (!found || found.row.product !== product) return undefined;
  const { row, deleted } = found;
  const stages = deleted ? await readDeletedStages(tx, id) : await readStages(tx, id);
  const use = await readUse(tx, product);
  return {
    id: row.id,
    slug: row.slug,
    isDefault: row.isDefault,
    isActive: row.isActive,
    revision: row.revision,
    deleted,
    draft: {
      name: row.name,
      stalledAfter: String(row.stalledAfter),
      stages: stages.filter((stage) => stage.isActive).map(draftOf),
    },
    away: stages.filter((stage) => !stage.isActive).map(draftOf),
    deals: Object.fromEntries(use.map(({ stageId, deals }) => [stageId, deals])),
  };
}

type Key = { id: string; revision: number };

/** Makes a pipeline the default of its product. Returns false if it has been changed since the user read it. */
export async function setDefault(tx: Tx, product: string, { id, revision }: Key) {
  const seen = await tx
    .selectFrom('crm_pipelines')
    .select('id')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!seen) return false;
  await tx
    .updateTable('crm_pipelines')
    .set({ isDefault: false })
    .where('product', '=', product)
    .where('isDefault', '=', true)
    .where('id', '<>', id)
    .execute();
  await tx.updateTable('crm_pipelines').set({ isDefault: true }).where('id', '=', id).execute();
  return true;
}
