import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { slugFor } from '../../pipeline-draft.ts';
import { LONGEST_PIPELINE, STATUSES_OF, type StageKind } from '../../pipelines.ts';
import { requireProduct } from './change-listed-pipeline.server.ts';

/** Inserts a pipeline, which is the default of a product that has none. */
async function insertPipeline(tx: Tx, product: string, name: string): Promise<string> {
  const others = await tx
    .selectFrom('crm_pipelines')
    .select(['slug', 'product', 'position', 'isDefault'])
    .execute();
  const own = others.filter((one) => one.product === product);
  const slugs = others.map(({ slug }) => slug);
  const { id } = await tx
    .insertInto('crm_pipelines')
    .values({
      product,
      name,
      slug: slugFor(name, slugs),
      position: Math.max(0, ...own.map(({ position }) => position)) + 1,
      isDefault: !own.some((one) => one.isDefault),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const CHANCES = { open: 10, won: 100, lost: 0 } as const;

/** Creates a pipeline with a stage of each kind, named in the language of the user. */
export const makePipeline = command({
  permission: 'settings:manage',
  input: z.object({
    productId: z.uuid(),
    name: z
      .string()
      .catch('')
      .transform((text) => text.replace(/\s+/g, ' ').trim())
      .pipe(z.string().min(1, 'required').max(LONGEST_PIPELINE, 'long')),
  }),
  async prepare({ request }) {
    const locale = preferredLocale(request);
    const t = instanceOf(locale).getFixedT(locale, 'pipelines');
    return { open: t('first.open'), won: t('first.won'), lost: t('first.lost') };
  },
  async run({ tx, input: { productId, name }, ready: stageNames }) {
    const product = await requireProduct(tx, productId);
    const id = await insertPipeline(tx, product.slug, name);
    const stages = Object.entries(stageNames) as [StageKind, string][];
    await tx
      .insertInto('crm_stages')
      .values(
        stages.map(([kind, stage], index) => ({
          pipelineId: id,
          slug: slugFor(stage, []),
          name: stage,
          position: index + 1,
          kind,
          chance: CHANCES[kind],
          needsValue: kind === 'won',
          leadStatus: kind === 'open' ? null : STATUSES_OF[kind][0],
        })),
      )
      .execute();
    return { id };
  },
  redirectTo: ({ input: { productId }, data: { id } }) =>
    adminPath('pipeline', { id: productId, pipeline: id }),
});
