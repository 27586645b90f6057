import type { Transaction } from 'kysely';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { draftDifferences } from './pipeline-differences.ts';
import { isNew, slugFor } from './pipeline-draft.ts';
import {
  readDeletedStages,
  readPipeline,
  readStages,
  readUse,
  type StoredStage,
} from './pipelines.store.server.ts';
import type { PipelineDraft, StageDraft } from './pipelines.ts';

type Tx = Transaction<DB>;
type Key = { id: string; revision: number };

const columnsOf = ({ name, chance, needsValue, leadStatus }: StageDraft, place: number) => ({
  name,
  chance: Number(chance),
  needsValue,
  leadStatus: leadStatus || null,
  position: place,
  isActive: true,
});

const differs = (held: StoredStage, wanted: ReturnType<typeof columnsOf>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).some((key) => held[key] !== wanted[key]);

/** Removes stages: one that ever held a deal is archived, so that boards of past days can be shown. */
async function removeStages(tx: Tx, product: string, deleted: readonly StoredStage[]) {
  if (deleted.length === 0) return;
  const past = new Set(
    (await readUse(tx, product)).flatMap((use) => (use.past ? use.stageId : [])),
  );
  for (const { id } of deleted) {
    if (past.has(id)) {
      await tx.updateTable('crm_stages').set({ isActive: false }).where('id', '=', id).execute();
    } else await tx.deleteFrom('crm_stages').where('id', '=', id).execute();
  }
}

/** Saves the stages of a pipeline; unchanged rows are not written. */
async function saveStages(tx: Tx, product: string, pipeline: string, wanted: StageDraft[]) {
  const held = await readStages(tx, pipeline);
  const before = held.length > 0 ? held : await readDeletedStages(tx, pipeline);
  const deleted = held.filter(({ id, isActive }) => isActive && !wanted.some((s) => s.id === id));
  await removeStages(tx, product, deleted);
  const slugs = before.map(({ slug }) => slug);
  for (const [index, stage] of wanted.entries()) {
    const columns = columnsOf(stage, index + 1);
    const was = held.find(({ id }) => id === stage.id);
    if (was) {
      if (!differs(was, columns)) continue;
      await tx.updateTable('crm_stages').set(columns).where('id', '=', was.id).execute();
      continue;
    }
    const slug = before.find(({ id }) => id === stage.id)?.slug ?? slugFor(stage.name, slugs);
    slugs.push(slug);
    const id = isNew(stage) ? {} : { id: stage.id };
    await tx
      .insertInto('crm_stages')
      .values({ ...id, ...columns, slug, kind: stage.kind, pipelineId: pipeline })
      .execute();
  }
}

export type SavedPipeline =
  | { saved: Extract<Saved, { kind: 'gone' }> }
  | { saved: Exclude<Saved, { kind: 'gone' }>; now: PipelineDraft | undefined };

/**
 * Saves a pipeline with its stages as one change, unless a colleague has changed either since it was
 * read at `revision`: then nothing is written, and the conflict is returned.
 */
export async function savePipelineRows(
  tx: Tx,
  product: string,
  key: Key,
  draft: PipelineDraft,
): Promise<SavedPipeline> {
  const own = { name: draft.name, stalledAfter: Number(draft.stalledAfter) };
  const saved = await saveSetting(tx, 'crm_pipelines', key, own);
  if (saved.kind === 'gone') return { saved };
  if (saved.kind === 'conflict' && saved.conflict.deleted) return { saved, now: undefined };
  if (saved.kind === 'saved') await saveStages(tx, product, key.id, draft.stages);
  const now = await readPipeline(tx, product, key.id);
  if (!now) return { saved: { kind: 'gone' } };
  if (saved.kind === 'saved') {
    return { saved: { kind: 'saved', revision: now.revision }, now: now.draft };
  }
  const conflict = { ...saved.conflict, differences: draftDifferences(now.draft, draft) };
  return { saved: { kind: 'conflict', conflict }, now: now.draft };
}
