import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  readPipeline,
  setDefault,
} from '../../app/features/crm/pipelines/pipelines.store.server.ts';
import { savePipelineRows } from '../../app/features/crm/pipelines/save-pipeline.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/** At once, each over a connection of its own where the database is a server; the embedded one queues them. */
const MANY = 10;
const ROUNDS = 6;

type Pipeline = { id: string; open: string; next: string };

describe('concurrent changes of pipelines', () => {
  useScratchDatabase();
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
  });
  const as = () => ({ kind: 'user', userId: admin }) as const;

  async function makePipeline(): Promise<Pipeline> {
    const [row] = await ownerSql<Pipeline>(
      `with pipeline as (
         insert into public.crm_pipelines (product, slug, name, position)
         values ('forja', $1, 'Eventos', 9) returning id
       ), stages as (
         insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
         select pipeline.id, one.slug, one.name, one.position, one.kind, one.chance
         from pipeline, (values ('convite', 'Convite', 1, 'open', 10), ('visita', 'Visita', 2, 'open', 30),
           ('ganho', 'Ganho', 3, 'won', 100), ('perdido', 'Perdido', 4, 'lost', 0))
           as one (slug, name, position, kind, chance)
         returning id, slug
       )
       select pipeline.id, (select s.id from stages s where s.slug = 'convite') as open,
         (select s.id from stages s where s.slug = 'visita') as next from pipeline`,
      [`p-${randomUUID()}`],
    );
    return row ?? { id: '', open: '', next: '' };
  }
  const makeDeals = async ({ id, open }: Pipeline) =>
    (
      await ownerSql<{ id: string }>(
        `with contact as (
           insert into public.crm_contacts (name, source) values ('Ana', 'manual') returning id
         )
         insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
         select contact.id, $1, $2, 'Portal ' || n, 'manual'
         from contact, generate_series(1, ${MANY}) n returning id`,
        [id, open],
      )
    ).map((deal) => deal.id);
  /** The states of what failed. A lock that nobody could ever give would be 40P01. */
  const statesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((one) => (one.status === 'rejected' ? [sqlState(one.reason)] : []));

  test('a stage with a deal is never deactivated, also with concurrent inserts', async () => {
    let entered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const pipeline = await makePipeline();
      const deals = await makeDeals(pipeline);
      const putAway = () =>
        ownerSql('update public.crm_stages set is_active = false where id = $1', [pipeline.next]);
      const moves = deals.map(
        (deal) => () =>
          actorSql<{ moved: { done: boolean; why?: string } }>(
            as(),
            `select public.move_deal('${deal}', '${pipeline.open}', '${pipeline.next}') as moved`,
          ),
      );
      // In every second round one is committed before, since the order of concurrent ones is undefined.
      if (round % 2 === 1) await moves.shift()?.();
      moves.splice(round, 0, putAway as never);
      const outcomes = await Promise.allSettled(moves.map((one) => one()));
      for (const state of statesOf(outcomes)) expect(state).toBe('PT409');
      const [row] = await ownerSql<{ is_active: boolean; deals: number }>(
        `select s.is_active, count(d.id)::int as deals from public.crm_stages s
         left join public.crm_deals d on d.stage_id = s.id where s.id = $1 group by s.id`,
        [pipeline.next],
      );
      if (row?.is_active) entered += row.deals;
      else expect(row?.deals).toBe(0);
    }
    expect(entered).toBeGreaterThanOrEqual(ROUNDS / 2);
  });

  test('of concurrent changes of the default each succeeds or gets a conflict, and one default remains', async () => {
    const pipelines: Pipeline[] = [];
    for (let n = 0; n < MANY; n += 1) pipelines.push(await makePipeline());
    const seen = await ownerSql<{ id: string; revision: number }>(
      'select id, revision from public.crm_pipelines where id = any ($1::uuid[])',
      [pipelines.map(({ id }) => id)],
    );
    const outcomes = await Promise.allSettled(
      seen.map((key) => asActor(as(), (tx) => setDefault(tx, 'forja', key))),
    );
    for (const state of statesOf(outcomes)) expect(['23505', 'PT409']).toContain(state);
    const won = outcomes.filter((one) => one.status === 'fulfilled' && one.value);
    expect(won.length).toBeGreaterThan(0);
    const summary = await ownerSql<{ id: string }>(
      `select id from public.crm_pipelines where product = 'forja' and is_default`,
    );
    expect(summary).toHaveLength(1);
    expect(pipelines.map(({ id }) => id)).toContain(summary[0]?.id);
  });

  test('of concurrent saves of one pipeline one is stored whole, and the others get it as a conflict', async () => {
    const { id } = await makePipeline();
    const read = await asActor(as(), (tx) => readPipeline(tx, 'forja', id));
    if (!read) throw new Error('The pipeline is not there.');
    const outcomes = await Promise.all(
      Array.from({ length: MANY }, (_, n) => {
        const [first, ...others] = read.draft.stages;
        if (!first) throw new Error('It has no stage.');
        const draft = {
          ...read.draft,
          name: `Eventos ${n}`,
          stages: [{ ...first, name: `Convite ${n}` }, ...others],
        };
        return asActor(as(), (tx) =>
          savePipelineRows(tx, 'forja', { id, revision: read.revision }, draft),
        );
      }),
    );
    const kinds = outcomes.map(({ saved }) => saved.kind);
    expect(kinds.filter((kind) => kind === 'saved')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(MANY - 1);
    const winner = kinds.indexOf('saved');
    const [row] = await ownerSql<{ name: string; stage: string }>(
      `select p.name, s.name as stage from public.crm_pipelines p
       join public.crm_stages s on s.pipeline_id = p.id and s.position = 1 where p.id = $1`,
      [id],
    );
    expect(row).toEqual({ name: `Eventos ${winner}`, stage: `Convite ${winner}` });
    for (const outcome of outcomes) {
      if (outcome.saved.kind !== 'conflict' || !('now' in outcome)) continue;
      expect(outcome.now?.name).toBe(`Eventos ${winner}`);
      expect(outcome.saved.conflict.differences.map(({ path }) => path[0])).toContain('name');
    }
  });
});
