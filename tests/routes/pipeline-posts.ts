import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

export type SomePipeline = {
  id: string;
  product: string;
  stages: Record<'open' | 'won' | 'lost', string>;
};

/** A pipeline of its own, which never had a deal. */
export async function somePipeline(active = true): Promise<SomePipeline> {
  const [row] = await sql<{ id: string; product: string; open: string; won: string; lost: string }>(
    `with pipeline as (
       insert into public.crm_pipelines (product, slug, name, position, is_active)
       values ('forja', $1, 'Eventos', 9, $2) returning id, product
     ), stages as (
       insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
       select pipeline.id, one.slug, one.name, one.position, one.kind, one.chance from pipeline, (values
         ('convite', 'Convite', 1, 'open', 10), ('ganho', 'Ganho', 2, 'won', 100),
         ('perdido', 'Perdido', 3, 'lost', 0)) as one (slug, name, position, kind, chance)
       returning id, kind
     )
     select pipeline.id, o.id as product,
       (select s.id from stages s where s.kind = 'open') as open,
       (select s.id from stages s where s.kind = 'won') as won,
       (select s.id from stages s where s.kind = 'lost') as lost
     from pipeline join public.crm_products o on o.slug = pipeline.product`,
    `p-${randomUUID()}`,
    active,
  );
  const { id = '', product = '', open = '', won = '', lost = '' } = row ?? {};
  return { id, product, stages: { open, won, lost } };
}

/** What the editor of such a pipeline sends. */
export const pipelineFields = ({ stages }: SomePipeline): Record<string, string> => ({
  name: 'Eventos',
  stalled_after: '14',
  ...{ 's.0.id': stages.open, 's.0.kind': 'open', 's.0.name': 'Convite', 's.0.chance': '10' },
  ...{ 's.1.id': stages.won, 's.1.kind': 'won', 's.1.name': 'Ganho' },
  ...{ 's.2.id': stages.lost, 's.2.kind': 'lost', 's.2.name': 'Perdido' },
});

const inList = (intent: string, active?: boolean) => async (): Promise<Sample> => {
  const { id, product } = await somePipeline(active);
  const [row] = await sql<{ revision: number }>(
    'select revision from public.crm_pipelines where id = $1',
    id,
  );
  return {
    path: `/admin/products/${product}/pipelines`,
    fields: { intent, id, revision: String(row?.revision), name: 'Amostra' },
  };
};

export const pipelinePosts = {
  'admin.pipelines': {
    new: inList('new'),
    default: inList('default'),
    archive: inList('archive'),
    back: inList('back', false),
    delete: inList('delete'),
  },
  'admin.pipeline': {
    save: async (): Promise<Sample> => {
      const pipeline = await somePipeline();
      return {
        path: `/admin/products/${pipeline.product}/pipelines/${pipeline.id}`,
        fields: { ...pipelineFields(pipeline), name: randomUUID(), revision: '1' },
      };
    },
  },
};
