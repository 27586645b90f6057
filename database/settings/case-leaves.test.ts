import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const SERVER = { kind: 'system' } as const;
const NAMED = '{"client": "Cerealista", "texts.en.name": "Orders"}';
const ANONYMOUS = '{"texts.en.name": "Orders"}';

describe('the leave of a client', () => {
  useScratchDatabase();
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
  });
  beforeEach(async () => {
    await ownerSql('delete from public.content_schedules');
    await ownerSql('delete from public.content_overrides');
    await ownerSql('delete from public.case_leaves');
  });

  const insert = (texts: string, visibility = 'visible') =>
    `insert into public.content_overrides (kind, slug, is_made, published, published_at, visibility)
     values ('case', 'orders', true, '${texts}', now(), '${visibility}')`;
  const GIVE = `insert into public.case_leaves (case_slug, given_by, given_on, given_as, body)
    values ('orders', 'Ana', '2026-11-01', 'email', 'Yes')`;
  const WITHDRAW = 'delete from public.case_leaves';

  test('is asked for by every write that shows the name of the client or of who is quoted', async () => {
    expect(await refusalOf(SERVER, insert(NAMED))).toBe('PT422');
    expect(await refusalOf(SERVER, insert('{"quoted": "Rute"}'))).toBe('PT422');
    await ownerSql(insert(ANONYMOUS));
    const name = `update public.content_overrides set published = '${NAMED}'`;
    expect(await refusalOf(SERVER, name)).toBe('PT422');
    await ownerSql(GIVE);
    await ownerSql(name);
    await expect(ownerSql(WITHDRAW)).rejects.toThrow('case_is_public');
    await expect(ownerSql(`update public.case_leaves set case_slug = 'x'`)).rejects.toThrow(
      'case_is_public',
    );
    await ownerSql(`update public.content_overrides set visibility = 'hidden'`);
    await ownerSql(WITHDRAW);
    const show = `update public.content_overrides set visibility = 'visible'`;
    expect(await refusalOf(SERVER, show)).toBe('PT422');
  });

  test('is in writing: without words and without a file it is none', async () => {
    const blank = GIVE.replace(`'Yes'`, `' '`);
    await expect(ownerSql(blank)).rejects.toThrow('case_leaves_proof_check');
    const half = `${GIVE.replace('body)', 'body, file_name)').replace(`'Yes')`, `'Yes', 'a.pdf')`)}`;
    await expect(ownerSql(half)).rejects.toThrow('case_leaves_file_check');
  });

  test('that is withdrawn before the time of a schedule stops what waits, and nothing else', async () => {
    await ownerSql(GIVE);
    await ownerSql(`insert into public.content_overrides (kind, slug, is_made, draft) values
      ('case', 'orders', true, '${NAMED}'), ('idea', 'fair-queue', false, '{}')`);
    await ownerSql(`insert into public.content_schedules (kind, slug, act, due_at, version) values
      ('case', 'orders', 'publish', now() - interval '1 second', '${NAMED}'),
      ('idea', 'fair-queue', 'publish', now(), '{"texts.en.summary": "Out"}')`);
    await ownerSql(WITHDRAW);
    const [ran] = await actorSql<{ count: number }>(
      SERVER,
      'select public.run_content_schedules() as count',
    );
    expect(ran?.count).toBe(2);
    expect(
      await ownerSql('select kind, state from public.content_schedules order by kind'),
    ).toEqual([
      { kind: 'case', state: 'missed' },
      { kind: 'idea', state: 'done' },
    ]);
    const version = `insert into public.content_schedules (kind, slug, act, due_at, version)
      values ('case', 'orders', 'publish', now(), '${NAMED}')`;
    await expect(ownerSql(version)).rejects.toThrow('case_leave_missing');
  });

  test('changes nothing for figures: each needs its source in every language that is shown', async () => {
    const figure = { 'texts.en.figures.0.label': 'Time', 'texts.en.figures.0.value': '2 min' };
    expect(await refusalOf(SERVER, insert(JSON.stringify(figure)))).toBe('PT422');
    await ownerSql(insert(JSON.stringify({ ...figure, publishedIn: ['pt-BR'] })));
    const whole = { ...figure, 'texts.en.figures.0.source': 'log' };
    await ownerSql(`update public.content_overrides set published = '${JSON.stringify(whole)}'`);
  });

  test('is read and changed by staff with the permission alone, and by no page of the site', async () => {
    await ownerSql(GIVE);
    const read = 'select body from public.case_leaves';
    const change = `update public.case_leaves set body = 'No' returning id`;
    for (const role of ['manager', 'viewer'] as const) {
      const as = { kind: 'user', userId: await makePerson({ role }) } as const;
      expect(await actorSql(as, read)).toEqual([]);
      expect(await actorSql(as, change)).toEqual([]);
    }
    expect(await actorSql({ kind: 'user', userId: admin }, change)).toHaveLength(1);
    for (const actor of [{ kind: 'anonymous' } as const, SERVER]) {
      expect(await refusalOf(actor, read)).toBe('42501');
    }
  });
});
