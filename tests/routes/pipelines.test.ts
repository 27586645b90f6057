import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import auditPt from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import en from '#app/features/crm/pipelines/locales/en.json' with { type: 'json' };
import pt from '#app/features/crm/pipelines/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { pipelineFields, type SomePipeline, somePipeline } from './pipeline-posts.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const addressOf = ({ product, id }: SomePipeline) => `/admin/products/${product}/pipelines/${id}`;
const revisionOf = async ({ id }: SomePipeline) =>
  (
    await sql<{ revision: number }>('select revision from public.crm_pipelines where id = $1', id)
  )[0]?.revision ?? 0;
const stagesOf = ({ id }: SomePipeline, active = true) =>
  sql<{ id: string; name: string; chance: number; needs_value: boolean; kind: string }>(
    `select id, name, chance, needs_value, kind from public.crm_stages
     where pipeline_id = $1 and is_active = $2 order by position`,
    id,
    active,
  );
const namesOf = async (pipeline: SomePipeline, active?: boolean) =>
  (await stagesOf(pipeline, active)).map(({ name }) => name);

async function dealIn({ stages }: SomePipeline): Promise<string> {
  const [contact] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source) values ('Alvo', $1, 'manual') returning id`,
    `${randomUUID()}@alvo.example`,
  );
  const [deal] = await sql<{ id: string }>(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select $1, pipeline_id, id, 'Alvo', 'manual' from public.crm_stages where id = $2 returning id`,
    contact?.id,
    stages.open,
  );
  return deal?.id ?? '';
}

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
});

describe('the editor of a pipeline', () => {
  const save = async (pipeline: SomePipeline, fields: Record<string, string>, as = cookie) => {
    const revision = String(await revisionOf(pipeline));
    const texts = { ...pipelineFields(pipeline), revision, ...fields };
    return post(site(), addressOf(pipeline), texts, { cookie: as });
  };

  it('renames a stage on the board and in the record of changes', async () => {
    const pipeline = await somePipeline();
    const name = `Visita ${randomUUID().slice(0, 8)}`;
    const { status, text } = await save(pipeline, {
      's.0.name': ` ${name} `,
      's.0.chance': '35',
      's.0.needs_value': 'on',
    });
    expect([status, text.includes(pt.saved)]).toEqual([200, true]);
    expect((await stagesOf(pipeline))[0]).toMatchObject({ name, chance: 35, needs_value: true });
    const [{ slug } = { slug: '' }] = await sql<{ slug: string }>(
      'select slug from public.crm_pipelines where id = $1',
      pipeline.id,
    );
    const board = await visit(site(), `/admin/deals?pipeline=${slug}`, cookie);
    expect(board.text).toContain(name);
    const changes = await visit(site(), `/admin/changes?row=${pipeline.id}`, cookie);
    expect(changes.text).toContain(auditPt.tables.crm_stages);
    expect(changes.text).toContain(auditPt.columns.chance);
  });

  it('overwrites no concurrent change of the pipeline or a stage', async () => {
    const pipeline = await somePipeline();
    const old = String(await revisionOf(pipeline));
    await save(pipeline, { 's.0.name': 'Primeira' });
    const late = await save(pipeline, { 's.0.name': 'Segunda', revision: old });
    expect(late.status).toBe(409);
    for (const message of [auditPt.conflict.title, 'Primeira', 'Segunda']) {
      expect(late.text).toContain(message);
    }
    expect((await namesOf(pipeline))[0]).toBe('Primeira');
  });

  it('saves order, new stages and removed stages together', async () => {
    const pipeline = await somePipeline();
    const { stages } = pipeline;
    const more = {
      ...{ 's.0.id': 'new-1', 's.0.kind': 'open', 's.0.name': 'Antes', 's.0.chance': '5' },
      ...{ 's.1.id': stages.open, 's.1.kind': 'open', 's.1.name': 'Convite', 's.1.chance': '10' },
      ...{ 's.2.id': stages.won, 's.2.kind': 'won', 's.2.name': 'Fechado' },
      ...{ 's.3.id': stages.lost, 's.3.kind': 'lost', 's.3.name': 'Perdido' },
    };
    expect((await save(pipeline, more)).status).toBe(200);
    expect(await namesOf(pipeline)).toEqual(['Antes', 'Convite', 'Fechado', 'Perdido']);
    const [first] = await stagesOf(pipeline);
    const less = {
      ...{ 's.0.id': first?.id ?? '', 's.0.name': 'Antes', 's.0.chance': '5' },
    };
    expect((await save(pipeline, less)).status).toBe(200);
    // No deal had ever been in it: it is gone, and not kept aside.
    expect(await namesOf(pipeline)).toEqual(['Antes', 'Ganho', 'Perdido']);
    expect(await namesOf(pipeline, false)).toEqual([]);
  });

  it('reports the deals that keep a stage, and archives one that had deals before', async () => {
    const pipeline = await somePipeline();
    const deal = await dealIn(pipeline);
    const without = { 's.0.id': 'new-1', 's.0.name': 'Outra' };
    const stored = await save(pipeline, without);
    const message = pt.stage.inUse_one.replace('{{name}}', 'Convite').replace('{{count}}', '1');
    expect([stored.status, stored.text.includes(message)]).toEqual([409, true]);
    // What was typed is still there, and so is the stage.
    expect(stored.text).toContain('value="Outra"');
    expect(stored.text).toContain('value="Convite"');
    expect(await namesOf(pipeline)).toContain('Convite');
    await sql('delete from public.crm_deals where id = $1 returning id', deal);
    expect((await save(pipeline, without)).status).toBe(200);
    expect([await namesOf(pipeline), await namesOf(pipeline, false)]).toEqual([
      ['Outra', 'Ganho', 'Perdido'],
      ['Convite'],
    ]);
    const back = await save(pipeline, { 's.0.name': 'Convite de volta' });
    expect(back.status).toBe(200);
    expect((await namesOf(pipeline))[0]).toBe('Convite de volta');
  });

  it('moves, adds and removes without scripts, keeping the typed texts', async () => {
    const pipeline = await somePipeline();
    const added = await save(pipeline, { name: 'Meio digitado', edit: 'add' });
    expect(added.status).toBe(200);
    expect(added.text).toContain('value="Meio digitado"');
    expect(added.text).toContain('value="new-1"');
    const { stages } = pipeline;
    const two = {
      ...{ 's.1.id': 'new-1', 's.1.kind': 'open', 's.1.name': 'Visita', 's.1.chance': '20' },
      ...{ 's.2.id': stages.won, 's.2.kind': 'won', 's.2.name': 'Ganho' },
      ...{ 's.3.id': stages.lost, 's.3.kind': 'lost', 's.3.name': 'Perdido' },
    };
    const turned = await save(pipeline, { ...two, edit: 'up:1' });
    expect(turned.text.indexOf('value="Visita"')).toBeLessThan(
      turned.text.indexOf('value="Convite"'),
    );
    await dealIn(pipeline);
    const stored = await save(pipeline, { ...two, edit: 'remove:0' });
    expect([stored.status, stored.text.includes('value="Convite"')]).toEqual([409, true]);
    expect(await namesOf(pipeline)).toEqual(['Convite', 'Ganho', 'Perdido']);
  });

  it.each([
    [{ name: ' ' }, pt.errors.required],
    [{ 's.0.name': '' }, pt.errors.required],
    [{ 's.0.chance': '100' }, pt.errors.chance],
    [{ 's.0.chance': 'meio' }, pt.errors.chance],
    [{ 's.0.name': 'ganho' }, pt.errors.same],
    [{ stalled_after: '0' }, pt.errors.days],
  ])('refuses %o, and says so at its field', async (fields, sentence) => {
    const pipeline = await somePipeline();
    const { status, text } = await save(pipeline, fields as Record<string, string>);
    expect([status, text.includes(sentence), text.includes('aria-invalid="true"')]).toEqual([
      422,
      true,
      true,
    ]);
    expect(await namesOf(pipeline)).toEqual(['Convite', 'Ganho', 'Perdido']);
  });

  it('keeps an open stage', async () => {
    const pipeline = await somePipeline();
    const { stages } = pipeline;
    const posted = {
      ...{ 's.0.id': stages.won, 's.0.kind': 'won', 's.0.name': 'Ganho' },
      ...{ 's.1.id': stages.lost, 's.1.kind': 'lost', 's.1.name': 'Perdido', 's.2.id': '' },
    };
    const { status } = await save(pipeline, posted);
    expect(status).toBe(422);
    expect(await namesOf(pipeline)).toEqual(['Convite', 'Ganho', 'Perdido']);
  });

  it.each([
    ['a manager', 'manager', undefined],
    ['an analyst', 'analyst', undefined],
    ['a viewer', 'viewer', undefined],
    ['an admin of the other product', 'admin', 'doavya'],
  ] as const)('changes nothing for %s', async (_who, role, product) => {
    const pipeline = await somePipeline();
    const other = await signedIn(site(), role);
    if (product) {
      await sql(
        'update public.user_roles set product = $2 where user_id = $1 returning id',
        other.id,
        product,
      );
    }
    const { status } = await save(pipeline, { 's.0.name': 'Minha' }, other.cookie);
    expect([403, 404]).toContain(status);
    expect((await namesOf(pipeline))[0]).toBe('Convite');
  });
});

describe('the pipelines of a product', () => {
  const act = async (pipeline: SomePipeline, intent: string, revision?: number) => {
    const fields = {
      ...{ intent, id: pipeline.id },
      revision: String(revision ?? (await revisionOf(pipeline))),
    };
    return post(site(), `/admin/products/${pipeline.product}/pipelines`, fields, { cookie });
  };
  const stateOf = async ({ id }: SomePipeline) =>
    (
      await sql<{ is_active: boolean; is_default: boolean }>(
        'select is_active, is_default from public.crm_pipelines where id = $1',
        id,
      )
    )[0];

  it('start with stages of every kind, and link to their editor', async () => {
    const { product } = await somePipeline();
    const path = `/admin/products/${product}/pipelines`;
    const name = `Feiras ${randomUUID().slice(0, 8)}`;
    const made = await post(site(), path, { intent: 'new', name }, { cookie });
    expect(made.status).toBe(303);
    const editor = await visit(site(), made.headers.location ?? '', cookie);
    expect(editor.text).toContain(`value="${name}"`);
    const empty = await post(site(), path, { intent: 'new', name: ' ' }, { cookie });
    expect([empty.status, empty.text.includes(pt.errors.required)]).toEqual([422, true]);
  });

  it('keep one default, which stays', async () => {
    const pipeline = await somePipeline();
    const [before] = await sql<{ id: string }>(
      `select id from public.crm_pipelines where product = 'forja' and is_default`,
    );
    expect((await act(pipeline, 'default')).status).toBe(200);
    expect(await stateOf(pipeline)).toEqual({ is_active: true, is_default: true });
    const refused = await act(pipeline, 'archive');
    expect([refused.status, refused.text.includes(pt.notDone.isDefault.slice(-20))]).toEqual([
      409,
      true,
    ]);
    expect((await act({ ...pipeline, id: before?.id ?? '' }, 'default')).status).toBe(200);
    expect(await stateOf(pipeline)).toEqual({ is_active: true, is_default: false });
  });

  it('are archived and restored, and distinguished from one that was changed meanwhile', async () => {
    const pipeline = await somePipeline();
    const late = await act(pipeline, 'archive', 999);
    expect([late.status, (await stateOf(pipeline))?.is_active]).toEqual([409, true]);
    expect((await act(pipeline, 'archive')).status).toBe(200);
    expect((await stateOf(pipeline))?.is_active).toBe(false);
    expect((await act(pipeline, 'back')).status).toBe(200);
    expect((await stateOf(pipeline))?.is_active).toBe(true);
  });

  it('with deals report how many, and stay', async () => {
    const pipeline = await somePipeline();
    const deal = await dealIn(pipeline);
    await dealIn(pipeline);
    const message = pt.notDone.inUse_other.replace('{{name}}', 'Eventos').replace('{{count}}', '2');
    for (const intent of ['archive', 'delete']) {
      const { status, text } = await act(pipeline, intent);
      expect([intent, status, text.includes(message)]).toEqual([intent, 409, true]);
    }
    await sql('delete from public.crm_deals where pipeline_id = $1 returning id', pipeline.id);
    expect(deal).not.toBe('');
    const past = await act(pipeline, 'delete');
    expect([past.status, past.text.includes(pt.notDone.past.slice(-30))]).toEqual([409, true]);
    expect((await act(pipeline, 'archive')).status).toBe(200);
  });

  it('are deleted where no deal has ever been', async () => {
    const pipeline = await somePipeline();
    expect((await act(pipeline, 'delete')).status).toBe(200);
    expect(await stateOf(pipeline)).toBeUndefined();
    expect((await visit(site(), addressOf(pipeline), cookie)).text).toContain(
      auditPt.deleted.title,
    );
  });

  it('are reported in English to users of English', async () => {
    const { product } = await somePipeline();
    const { text } = await visit(
      site(),
      `/admin/products/${product}/pipelines`,
      `${cookie}; preferred-locale=en`,
    );
    expect(text).toContain(en.list.lead);
  });
});
