import type { Transaction } from 'kysely';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { RuleChoices } from './choices.ts';

type Tx = Transaction<DB>;

/** All options of a rule, as the user may read them. */
export async function readRuleChoices(tx: Tx): Promise<RuleChoices> {
  const products = await tx
    .selectFrom('crm_products')
    .select(['slug', 'name', 'leadSources'])
    .orderBy('displayOrder')
    .execute();
  const stages = await tx
    .selectFrom('crm_stages as s')
    .innerJoin('crm_pipelines as p', 'p.id', 's.pipelineId')
    .select(['s.id', 's.name', 'p.id as pipeline', 'p.name as pipelineName', 'p.product'])
    .where('s.isActive', '=', true)
    .where('p.isActive', '=', true)
    .orderBy('p.product')
    .orderBy('p.position')
    .orderBy('s.position')
    .execute();
  const tags = await tx.selectFrom('crm_tags').select(['id', 'name']).orderBy('name').execute();
  const projects = await tx
    .selectFrom('feedback_projects')
    .select(['id', 'name', 'product'])
    .orderBy('name')
    .execute();
  const modules = await tx
    .selectFrom('feedback_modules as m')
    .innerJoin('feedback_projects as p', 'p.id', 'm.projectId')
    .select(['m.id', 'm.name', 'p.name as project', 'p.product'])
    .orderBy('p.name')
    .orderBy('m.displayOrder')
    .execute();
  const templates = await tx
    .selectFrom('crm_templates')
    .select(['product', 'key', 'channel', 'name'])
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .orderBy('name')
    .execute();
  return {
    products: products.map(({ slug, name }) => ({ value: slug, label: name })),
    sources: products.flatMap(({ slug, leadSources }) =>
      leadSources.map((source) => ({ value: source, product: slug })),
    ),
    owners: (await readOwners(tx)).map(({ id, name }) => ({ value: id, label: name })),
    pipelines: [...new Map(stages.map((one) => [one.pipeline, one.pipelineName]))].map(
      ([value, label]) => ({ value, label }),
    ),
    stages: stages.map(({ id, name, pipelineName, product }) => ({
      value: id,
      label: `${pipelineName}: ${name}`,
      name,
      product: product ?? '',
    })),
    projects: projects.map(({ id, name, product }) => ({
      value: id,
      label: name,
      product: product ?? '',
    })),
    modules: modules.map(({ id, name, project, product }) => ({
      value: id,
      label: `${project}: ${name}`,
      product: product ?? '',
    })),
    tags: tags.map(({ id, name }) => ({ value: id, label: name })),
    templates: templates.map(({ key, channel, name, product }) => ({
      value: key,
      label: name,
      channel: channel as 'mail' | 'whatsapp',
      product,
    })),
  };
}
