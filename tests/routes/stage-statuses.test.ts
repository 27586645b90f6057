import { beforeAll, expect, it } from 'vitest';
import pt from '#app/features/crm/pipelines/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { pipelineFields, type SomePipeline, somePipeline } from './pipeline-posts.ts';
import { signedIn, visit } from './staff.ts';

/* Which status of leads a stage stands for, as the editor of its pipeline sets it. */

const site = useBuiltSite();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
});

const addressOf = ({ product, id }: SomePipeline) => `/admin/products/${product}/pipelines/${id}`;
async function save(pipeline: SomePipeline, fields: Record<string, string>) {
  const [row] = await sql<{ revision: number }>(
    'select revision from public.crm_pipelines where id = $1',
    pipeline.id,
  );
  const texts = { ...pipelineFields(pipeline), revision: String(row?.revision), ...fields };
  return post(site(), addressOf(pipeline), texts, { cookie });
}
const statusesOf = async ({ id }: SomePipeline) =>
  (
    await sql<{ status: string | null }>(
      'select lead_status as status from public.crm_stages where pipeline_id = $1 order by position',
      id,
    )
  ).map(({ status }) => status);

it('takes the statuses that the kind of a stage has, and none', async () => {
  const pipeline = await somePipeline();
  await save(pipeline, { 's.0.lead_status': 'qualified', 's.1.lead_status': 'lost' });
  const [open, second] = await statusesOf(pipeline);
  expect([open, second]).toEqual(['qualified', null]);
  const { text } = await visit(site(), addressOf(pipeline), cookie);
  expect(text).toContain(pt.stage.leadStatus);
  await save(pipeline, { 's.0.lead_status': '' });
  expect((await statusesOf(pipeline))[0]).toBeNull();
});
