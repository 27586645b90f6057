import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingChangesList } from '../../app/audit/setting-changes.list.server.ts';
import { listChangeSets } from '../../app/audit/setting-changes.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const DENIED = '42501';
const USED = 'PT409';
const RULE = '23514';

type Person = { kind: 'user'; userId: string };
type Pipeline = { id: string; revision: number; stage: (slug: string) => string };

const stagesOf = (pipeline: string) =>
  ownerSql<{ id: string; slug: string; revision: number; is_active: boolean }>(
    'select * from public.crm_stages where pipeline_id = $1 order by position',
    [pipeline],
  );

async function pipelineOf(slug: string): Promise<Pipeline> {
  const [row] = await ownerSql<{ id: string; revision: number }>(
    'select id, revision from public.crm_pipelines where slug = $1',
    [slug],
  );
  const stages = await stagesOf(row?.id ?? '');
  const stage = (name: string) => stages.find((one) => one.slug === name)?.id ?? '';
  return { id: row?.id ?? '', revision: row?.revision ?? 0, stage };
}

/** What a statement fails with at its very end, when the whole transaction is looked at; or 'none'. */
async function endOf(actor: Person, ...statements: string[]): Promise<string> {
  try {
    await asActor(actor, async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
    return 'none';
  } catch (error) {
    return sqlState(error) ?? String(error);
  }
}

describe('pipelines and their stages', () => {
  useScratchDatabase();
  let admin: Person;
  let contact: string;
  let direct: Pipeline;

  const deal = async (stage: string) => {
    const id = randomUUID();
    await ownerSql(
      `insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, source)
       select $1, $2, s.pipeline_id, s.id, 'Portal', 'manual' from public.crm_stages s
       where s.id = $3`,
      [id, contact, stage],
    );
    return id;
  };
  const put = (stage: string, set: string) =>
    endOf(admin, `update public.crm_stages set ${set} where id = '${stage}'`);

  beforeAll(async () => {
    admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
    const [made] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id`,
    );
    contact = made?.id ?? '';
  });
  beforeEach(async () => {
    await ownerSql('delete from public.crm_deals');
    await ownerSql('update public.crm_stages set is_active = true');
    direct = await pipelineOf('direct-sales');
  });

  test('a change of a stage raises the revision of the pipeline, and is recorded for both', async () => {
    const stage = direct.stage('reuniao');
    expect(await put(stage, `name = 'Conversa', chance = 40`)).toBe('none');
    expect((await pipelineOf('direct-sales')).revision).toBeGreaterThan(direct.revision);
    for (const row of [stage, direct.id]) {
      const part = { filter: { row }, sort: settingChangesList.usual, limit: 1 };
      const changes = await asActor(admin, (tx) => listChangeSets(tx, part));
      expect(changes).toMatchObject([{ label: 'Conversa', actor: expect.any(String) }]);
    }
    const { revision } = await pipelineOf('direct-sales');
    expect(await put(stage, `name = 'Conversa'`)).toBe('none');
    expect((await pipelineOf('direct-sales')).revision).toBe(revision);
  });

  test.each([
    ['ganho', 'chance = 90'],
    ['perdido', 'chance = 10'],
    ['reuniao', 'chance = 100'],
    ['reuniao', `name = ' '`],
  ])('the stage %s takes no %s', async (slug, set) => {
    expect(await put(direct.stage(slug), set)).toBe(RULE);
  });

  test('the pipeline, slug and kind of a stage are immutable', async () => {
    for (const set of [`kind = 'won'`, `slug = 'outra'`]) {
      expect(await put(direct.stage('reuniao'), set)).toBe('PT403');
    }
    for (const set of [`product = 'doavya'`, `slug = 'outra'`]) {
      const change = `update public.crm_pipelines set ${set} where id = '${direct.id}'`;
      expect(await endOf(admin, change)).toBe('PT403');
    }
  });

  test('a pipeline keeps one stage won, one lost, and an open one', async () => {
    for (const slug of ['ganho', 'perdido']) {
      expect(await put(direct.stage(slug), 'is_active = false')).toBe('PT422');
    }
    const second = `insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
      values ('${direct.id}', 'vendido', 'Vendido', 9, 'won', 100)`;
    expect(await endOf(admin, second)).toBe('PT422');
    const open = `update public.crm_stages set is_active = false
      where pipeline_id = '${direct.id}' and kind = 'open'`;
    expect(await endOf(admin, open)).toBe('PT422');
    // As long as it is whole when all is done, in whatever order.
    const swap = [
      `update public.crm_stages set is_active = false where id = '${direct.stage('ganho')}'`,
      second,
    ];
    expect(await endOf(admin, ...swap)).toBe('none');
    const back = [
      `delete from public.crm_stages where slug = 'vendido'`,
      `update public.crm_stages set is_active = true where id = '${direct.stage('ganho')}'`,
    ];
    expect(await endOf(admin, ...back)).toBe('none');
  });

  test('a product keeps one active default pipeline', async () => {
    const inbound = await pipelineOf('inbound-marketing');
    const off = `update public.crm_pipelines set is_default = false where id = '${inbound.id}'`;
    const on = `update public.crm_pipelines set is_default = true where id = '${direct.id}'`;
    expect(await endOf(admin, off)).toBe('PT409');
    expect(await endOf(admin, off, on)).toBe('none');
    const away = `update public.crm_pipelines set is_active = false where id = '${direct.id}'`;
    expect(await endOf(admin, away)).toBe(RULE);
    expect(
      await endOf(admin, off.replace(inbound.id, direct.id), on.replace(direct.id, inbound.id)),
    ).toBe('none');
    expect(await endOf(admin, away)).toBe('none');
    expect(await endOf(admin, away.replace('false', 'true'))).toBe('none');
  });

  test('a stage with deals stays, and one that had deals is deactivated but not deleted', async () => {
    const stage = direct.stage('reuniao');
    const drop = `delete from public.crm_stages where id = '${stage}'`;
    const id = await deal(stage);
    expect(await put(stage, 'is_active = false')).toBe(USED);
    await ownerSql('update public.crm_deals set is_active = false where id = $1', [id]);
    expect(await put(stage, 'is_active = false')).toBe(USED);
    const used = `select deals, past from public.pipelines_in_use('forja') where stage_id = '${stage}'`;
    expect(await actorSql(admin, used)).toEqual([{ deals: 1, past: true }]);
    await ownerSql('delete from public.crm_deals where id = $1', [id]);
    expect(await actorSql(admin, used)).toEqual([{ deals: 0, past: true }]);
    expect(await endOf(admin, drop)).toBe(USED);
    expect(await put(stage, 'is_active = false')).toBe('none');
    // It takes no deal, from whatever side it comes.
    await expect(deal(stage)).rejects.toThrow('stage_put_away');
    const made = `select public.make_deal('${randomUUID()}', '${stage}', '{"title": "Portal"}',
      '{"id": "${contact}"}') as answer`;
    expect(await actorSql(admin, made)).toEqual([{ answer: { done: false, why: 'stage' } }]);
  });

  test('a stage in which no deal has ever been is deleted', async () => {
    const id = randomUUID();
    const add = `insert into public.crm_stages (id, pipeline_id, slug, name, position)
      values ('${id}', '${direct.id}', 'visita', 'Visita', 3)`;
    expect(await endOf(admin, add)).toBe('none');
    expect(await endOf(admin, `delete from public.crm_stages where id = '${id}'`)).toBe('none');
    expect((await stagesOf(direct.id)).some((stage) => stage.id === id)).toBe(false);
  });

  test('a pipeline with deals stays; one that never had deals is deleted with its stages, and restored', async () => {
    await deal(direct.stage('prospeccao'));
    const away = `update public.crm_pipelines set is_active = false where id = '${direct.id}'`;
    expect(await endOf(admin, away)).toBe(USED);
    expect(
      await endOf(admin, away.replace(/update .* false/, 'delete from public.crm_pipelines')),
    ).toBe(USED);
    const id = randomUUID();
    const make = [
      `insert into public.crm_pipelines (id, product, slug, name, position)
        values ('${id}', 'forja', 'eventos', 'Eventos', 9)`,
      `insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
        values ('${id}', 'convite', 'Convite', 1, 'open', 10), ('${id}', 'ganho', 'Ganho', 2, 'won', 100),
          ('${id}', 'perdido', 'Perdido', 3, 'lost', 0)`,
    ];
    expect(await endOf(admin, make[0] ?? '')).toBe('PT422');
    expect(await endOf(admin, ...make)).toBe('none');
    const before = await stagesOf(id);
    expect(await endOf(admin, `delete from public.crm_pipelines where id = '${id}'`)).toBe('none');
    expect(await stagesOf(id)).toEqual([]);
    const [deleted] = await ownerSql<{ change_set: string }>(
      `select change_set from public.setting_changes where row_id = $1 and action = 'delete'`,
      [id],
    );
    const back = await actorSql(
      admin,
      `select public.restore_settings('${deleted?.change_set}') as answer`,
    );
    expect(back).toEqual([{ answer: 'restored' }]);
    expect((await stagesOf(id)).map((stage) => stage.id)).toEqual(before.map((stage) => stage.id));
    await ownerSql('delete from public.crm_pipelines where id = $1', [id]);
  });

  test('a lead opens its deal in the first active stage', async () => {
    const inbound = await pipelineOf('inbound-marketing');
    expect(await put(inbound.stage('novo-lead'), 'is_active = false')).toBe('none');
    await ownerSql(`select private.find_or_open_deal($1, 'Portal', 'website', null)`, [contact]);
    const [opened] = await ownerSql<{ stage: string }>(
      `select s.slug as stage from public.crm_deals d join public.crm_stages s on s.id = d.stage_id`,
    );
    expect(opened?.stage).toBe('contato-feito');
  });

  test('callers without the permission change nothing', async () => {
    const stage = direct.stage('reuniao');
    const acts = [
      `update public.crm_stages set name = 'Minha' where id = '${stage}' returning id`,
      `update public.crm_pipelines set name = 'Meu' where id = '${direct.id}' returning id`,
      `delete from public.crm_stages where id = '${stage}' returning id`,
      `delete from public.crm_pipelines where id = '${direct.id}' returning id`,
    ];
    const insert = `insert into public.crm_stages (pipeline_id, slug, name, position)
      values ('${direct.id}', 'minha', 'Minha', 9)`;
    const wrong: Record<string, string> = {
      client: await makePerson(),
      viewer: await makePerson({ role: 'viewer' }),
      analyst: await makePerson({ role: 'analyst' }),
      manager: await makePerson({ role: 'manager' }),
      'an admin of the other product': await makePerson({ role: 'admin', product: 'doavya' }),
      'an admin of the other product who looks at this one': await makePerson(
        { role: 'admin', product: 'doavya' },
        { role: 'viewer', product: 'forja' },
      ),
    };
    for (const [who, userId] of Object.entries(wrong)) {
      const actor: Person = { kind: 'user', userId };
      for (const act of acts) expect([who, await actorSql(actor, act)]).toEqual([who, []]);
      expect([who, await refusalOf(actor, insert)]).toEqual([who, DENIED]);
    }
    const narrowed: Person = {
      kind: 'user',
      userId: await makePerson({ role: 'admin', product: 'forja' }),
    };
    for (const act of acts.slice(0, 1)) expect(await actorSql(narrowed, act)).toHaveLength(1);
    const others = `update public.crm_stages set chance = chance where slug = 'interesse' returning id`;
    expect(await actorSql(narrowed, others)).toEqual([]);
    const refusal = await refusalOf(
      { kind: 'user', userId: wrong['client'] ?? '' },
      `select * from public.pipelines_in_use('forja')`,
    );
    expect(refusal).toBe('PT403');
  });
});
