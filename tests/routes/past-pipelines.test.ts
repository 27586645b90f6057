import { expect, it } from 'vitest';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SomePipeline, somePipeline } from './pipeline-posts.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A deal that stood in the open stage of a pipeline from ten days ago until yesterday. */
async function deletedDeal({ id, stages }: SomePipeline) {
  await sql(
    `insert into private.deal_spans (deal_id, pipeline_id, stage_id, is_open, value, from_at, until_at)
     values (gen_random_uuid(), $1, $2, true, 100, now() - interval '10 days', now() - interval '1 day')
     returning id`,
    id,
    stages.open,
  );
}

const COLUMN = '<section class="board-col" aria-label="Convite"';

it('an inactive stage and pipeline are still on the boards of earlier days', async () => {
  const { cookie } = await signedIn(site(), 'manager');
  const pipeline = await somePipeline();
  await deletedDeal(pipeline);
  await sql(
    `with made as (
       insert into public.crm_stages (pipeline_id, slug, name, position, chance)
       values ($1, 'visita', 'Visita', 2, 20) returning id
     )
     select 1 as done from made`,
    pipeline.id,
  );
  await sql(
    'update public.crm_stages set is_active = false where id = $1 returning id',
    pipeline.stages.open,
  );
  const [row] = await sql<{ slug: string }>(
    'select slug from public.crm_pipelines where id = $1',
    pipeline.id,
  );
  const board = async (day: string) =>
    (await visit(site(), `/admin/deals?pipeline=${row?.slug}${day && `&day=${day}`}`, cookie)).text;
  expect((await board('')).includes(COLUMN)).toBe(false);
  expect((await board(dayBefore(5))).includes(COLUMN)).toBe(true);
  // On a day without a deal in it the stage is not shown.
  expect((await board(dayBefore(20))).includes(COLUMN)).toBe(false);

  await sql(
    `update public.crm_pipelines set is_active = false, name = 'Funil guardado' where id = $1
     returning id`,
    pipeline.id,
  );
  expect(await board('')).not.toContain('Funil guardado');
  const then = await board(dayBefore(5));
  expect([then.includes('Funil guardado'), then.includes(COLUMN)]).toEqual([true, true]);
});
