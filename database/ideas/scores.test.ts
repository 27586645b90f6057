import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { ideaRow, plantIdea } from './some-ideas.ts';

useScratchDatabase();

let manager: Actor & { kind: 'user' };
let viewer: Actor;
let client: Actor;
let narrowed: Actor;
beforeAll(async () => {
  manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
  viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
  client = { kind: 'user', userId: await makePerson() };
  narrowed = { kind: 'user', userId: await makePerson({ role: 'manager', product: 'doavya' }) };
});

const weigh = (id: string, revision: number, parts = '62, 2, 80, 0.6') =>
  `select public.score_idea('${id}', ${revision}, ${parts}) as revision`;
const weighed = async (who: Actor, id: string, revision: number, parts?: string) =>
  (await actorSql<{ revision: number | null }>(who, weigh(id, revision, parts)))[0]?.revision;

describe('the score of an idea', () => {
  test('is generated from its four parts, and recorded with its author', async () => {
    const id = await plantIdea();
    expect(await weighed(manager, id, 0)).toBe(1);
    expect(await ideaRow(id)).toMatchObject({ rice_score: '165.33', rice_revision: 1 });
    // What changes nothing is no change.
    expect(await weighed(manager, id, 1)).toBe(1);
    expect(await weighed(manager, id, 1, 'null, null, null, null')).toBe(2);
    expect((await ideaRow(id))?.rice_score).toBeNull();
    const stored = await ownerSql(
      `select rice_score::text as score, changed_by from public.idea_score_changes
       where entry_id = $1 order by changed_at`,
      [id],
    );
    const by = { changed_by: manager.userId };
    expect(stored).toEqual([
      { score: '165.33', ...by },
      { score: null, ...by },
    ]);
  });

  test('of two concurrent changes the second gets a conflict', async () => {
    const id = await plantIdea();
    const notified = await Promise.all(
      ['1, 1, 100, 1', '2, 2, 50, 2'].map((parts) => weighed(manager, id, 0, parts)),
    );
    expect(notified.filter((revision) => revision === 1)).toHaveLength(1);
    expect(notified.filter((revision) => revision === null)).toHaveLength(1);
  });

  test('accepts values in range, all four or none, and only for ideas', async () => {
    const id = await plantIdea();
    const bug = await plantIdea({ type: 'bug' });
    for (const parts of [
      '-1, 1, 100, 1',
      '1, 1.5, 100, 1',
      '1, 1, 60, 1',
      '1, 1, 100, 0',
      '1, 1, 100, 241',
      '1, null, 100, 1',
    ]) {
      expect([parts, await refusalOf(manager, weigh(id, 0, parts))]).toEqual([parts, '23514']);
    }
    expect(await refusalOf(manager, weigh(bug, 0))).toBe('PT409');
  });

  test('is set only by its function, by users who may update in its product', async () => {
    const id = await plantIdea();
    for (const who of [viewer, client, { kind: 'anonymous' } as const]) {
      expect(await refusalOf(who, weigh(id, 0))).toMatch(FORBIDDEN);
    }
    expect(await refusalOf(narrowed, weigh(id, 0))).toBe('PT404');
    for (const column of ['reach', 'voices', 'rice_revision', 'rice_score']) {
      const straight = `update public.feedback_entries set ${column} = default where id = '${id}'`;
      expect(await refusalOf(manager, straight)).toBe('42501');
    }
    for (const table of ['idea_score_changes', 'idea_outcomes']) {
      expect(await refusalOf(manager, `delete from public.${table}`)).toBe('42501');
    }
  });
});

describe('the list of ideas', () => {
  const page = (who: Actor, named: string) =>
    actorSql<{ id: string; rank: number | null; score: string | null }>(
      who,
      `select id, rank, rice_score::text as score from public.ideas_page(${named})`,
    );

  test('ranks undecided ideas, those without a score last', async () => {
    await ownerSql('delete from public.feedback_entries');
    const [low, high, none, done] = [
      await plantIdea(),
      await plantIdea(),
      await plantIdea({ verbatim: 'Relatório de emissões à mão' }),
      await plantIdea(),
    ];
    await weighed(manager, low, 0, '10, 1, 50, 1');
    await weighed(manager, high, 0, '10, 3, 100, 1');
    await weighed(manager, done, 0, '100, 3, 100, 1');
    await actorSql(
      manager,
      `update public.feedback_entries set status = 'triaged' where id = '${done}';
       update public.feedback_entries set status = 'done' where id = '${done}'`,
    );
    const rows = await page(viewer, '');
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      [high, 1],
      [low, 2],
      [none, null],
    ]);
    expect((await page(viewer, `p_after => '${high}'`)).map(({ id }) => id)).toEqual([low, none]);
    expect((await page(viewer, `p_status => 'done'`)).map(({ id }) => id)).toEqual([done]);
    expect((await page(viewer, `p_unscored => 'yes'`)).map(({ id }) => id)).toEqual([none]);
    // Without the accents, which nobody types in a hurry.
    const found = await page(viewer, `p_text => 'EMISSOES a', p_sort => 'newest'`);
    expect(found.map(({ id }) => id)).toEqual([none]);
    const [facts] = await actorSql<{ facts: object }>(
      viewer,
      `select public.idea_facts('${low}') as facts`,
    );
    expect(facts?.facts).toMatchObject({
      rank: 2,
      ranked: 2,
      scores: [{ reach: 10, by: 'Pessoa' }],
    });
  });

  test('is for users who may read, each of their own products', async () => {
    const id = await plantIdea();
    const calls = [
      'select * from public.ideas_page()',
      'select public.ideas_count()',
      'select * from public.ideas_by_status(10)',
      'select * from public.idea_places()',
      `select public.idea_facts('${id}')`,
      `select * from public.ideas_like('${id}')`,
    ];
    for (const call of calls) {
      expect([call, await refusalOf(client, call)]).toEqual([call, 'PT403']);
      expect([call, await refusalOf({ kind: 'anonymous' }, call)]).toEqual([call, '42501']);
      expect([call, await refusalOf(viewer, call)]).toEqual([call, 'none']);
    }
    expect(await page(narrowed, '')).toEqual([]);
    const [facts] = await actorSql<{ facts: object }>(
      narrowed,
      `select public.idea_facts('${id}') as facts`,
    );
    expect(facts?.facts).toMatchObject({
      rank: null,
      ranked: 0,
      mails: {},
      scores: [],
      outcomes: [],
    });
  });
});

describe('duplicate candidates of ideas', () => {
  const similar = (id: string, text = '') =>
    actorSql<{ id: string }>(
      viewer,
      `select id from public.ideas_like('${id}'${text && `, '${text}'`})`,
    ).then((rows) => rows.map((row) => row.id));

  test('are similar ideas of the same project, and can be searched', async () => {
    await ownerSql('delete from public.feedback_entries');
    const mine = await plantIdea({ verbatim: 'Exportar o relatório de vendas por loja' });
    const near = await plantIdea({ verbatim: 'exportar relatorio das vendas de cada loja' });
    const far = await plantIdea({ verbatim: 'Relatório de estoque no celular, com gráfico' });
    const other = await plantIdea({ verbatim: 'Modo escuro' });
    await plantIdea({ verbatim: 'Exportar o relatório de vendas', type: 'bug' });
    await plantIdea({ verbatim: 'Exportar o relatório de vendas', status: 'spam' });
    await plantIdea({ verbatim: 'Exportar o relatório de vendas', project: 'doavya-app' });
    expect(await similar(mine)).toEqual([near, far]);
    expect(await similar(mine, 'ESCURO')).toEqual([other]);
  });
});
