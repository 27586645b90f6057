import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { listPipelines, readPipelineProduct } from '../../pipelines.store.server.ts';
import type { PipelineCode, PipelineProduct, PipelineRow } from '../../pipelines.ts';

/** The product of an address; refused where the user may not change its pipelines. */
export async function requireProduct(tx: Tx, id: string): Promise<PipelineProduct> {
  const product = await readPipelineProduct(tx, id);
  if (!product) throw new Refusal('gone', 404);
  if (!product.mayEdit) throw new Refusal('forbidden', 403);
  return product;
}

/** A pipeline of the list, as the user saw it. */
export const listedPipeline = z.object({
  productId: z.uuid(),
  id: settingId,
  revision: seenRevision,
});

/** A refusal whose words name the pipeline, and how many deals it has. */
export const refusalAbout = ({ name, deals }: PipelineRow, code: PipelineCode) =>
  new Refusal(code, 409, { name, deals });

/** Refuses to archive a pipeline that has deals, or is the default of its product. */
export function refuseInUse(pipeline: PipelineRow): void {
  if (pipeline.deals > 0) throw refusalAbout(pipeline, 'inUse');
  if (pipeline.isDefault) throw refusalAbout(pipeline, 'isDefault');
}

type Change = (pipeline: PipelineRow, product: PipelineProduct) => Promise<boolean>;

/**
 * Changes a pipeline of the list. Refused as `changed` where `change` finds another revision than the user saw, and
 * where a constraint refuses it.
 */
export async function changeListedPipeline(
  tx: Tx,
  { productId, id }: z.output<typeof listedPipeline>,
  change: Change,
): Promise<{ name: string }> {
  const product = await requireProduct(tx, productId);
  // A deal that is being opened in it is counted below, or waits for the end of this transaction.
  await tx.selectFrom('crm_pipelines').select('id').where('id', '=', id).forUpdate().execute();
  const pipeline = (await listPipelines(tx, product.slug)).find((one) => one.id === id);
  if (!pipeline) throw new Refusal('gone', 404);
  try {
    if (!(await change(pipeline, product))) throw refusalAbout(pipeline, 'changed');
    // Checks deferred constraints now, so that their errors become refusals.
    await sql`set constraints all immediate`.execute(tx);
  } catch (error) {
    if (violatesRule(error)) throw refusalAbout(pipeline, 'changed');
    throw error;
  }
  return { name: pipeline.name };
}
