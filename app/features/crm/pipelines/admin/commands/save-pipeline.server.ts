import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { draftIn, mistakesIn } from '../../pipeline-draft.ts';
import { readPipeline } from '../../pipelines.store.server.ts';
import type { PipelineConflict, PipelineDraft } from '../../pipelines.ts';
import { savePipelineRows } from '../../save-pipeline.store.server.ts';
import { retainedStage } from '../retained-stage.ts';
import { requireProduct } from './change-listed-pipeline.server.ts';

/** Refuses a draft that cannot be saved, with its mistakes by field. */
function refuseMistakes(draft: PipelineDraft): void {
  const mistakes = mistakesIn(draft);
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  if (!draft.stages.some(({ kind }) => kind === 'open')) throw new Refusal('noOpen', 422);
}

/**
 * Saves a pipeline with its stages as one change. Refused as `stageInUse` where a stage was to go while deals are in it,
 * and as `changed` with the conflict where a colleague has saved it since it was read.
 */
export const savePipeline = command({
  permission: 'settings:manage',
  input: z.object({ productId: z.uuid(), id: z.uuid(), revision: seenRevision }),
  prepare: async ({ form }) => draftIn(form),
  async run({ tx, input: { productId, id, revision }, ready: draft }) {
    const product = await requireProduct(tx, productId);
    // A deal that is being opened in it is counted below, or waits for the end of this transaction.
    await tx.selectFrom('crm_pipelines').select('id').where('id', '=', id).forUpdate().execute();
    const pipeline = await readPipeline(tx, product.slug, id);
    if (!pipeline) throw new Refusal('gone', 404);
    refuseMistakes(draft);
    const saved = pipeline.revision === revision && retainedStage(pipeline, draft);
    if (saved) throw new Refusal('stageInUse', 409, saved);
    try {
      const done = await savePipelineRows(tx, product.slug, { id, revision }, draft);
      if (done.saved.kind === 'gone') throw new Refusal('gone', 404);
      const now = 'now' in done ? done.now : undefined;
      if (done.saved.kind === 'conflict') {
        const { conflict } = done.saved;
        const details: PipelineConflict = { conflict, ...(now && { theirs: now }) };
        throw new Refusal('changed', 409, details);
      }
      // What a deferred constraint refuses, it refuses here.
      await sql`set constraints all immediate`.execute(tx);
      return { revision: done.saved.revision, typed: now ?? draft };
    } catch (error) {
      if (violatesRule(error)) throw new Refusal('refused');
      throw error;
    }
  },
});
