import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const SERVER = { kind: 'system' } as const;

describe('scheduled content', () => {
  useScratchDatabase();
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
  });
  beforeEach(async () => {
    await ownerSql(`delete from public.content_schedules`);
    await ownerSql(`delete from public.content_overrides`);
    await ownerSql(`delete from public.setting_changes`);
    await ownerSql(`insert into public.content_overrides (kind, slug, draft) values
      ('idea', 'fair-queue', '{"texts.en.summary": "As scheduled"}')`);
  });

  const run = () =>
    actorSql<{ count: number }>(SERVER, 'select public.run_content_schedules() as count').then(
      ([row]) => row?.count,
    );
  const plan = (act: string, due: string, version: string | null = null) =>
    ownerSql(
      `insert into public.content_schedules (kind, slug, act, due_at, version)
       values ('idea', 'fair-queue', $1, now() + $2::interval, $3::jsonb)`,
      [act, due, version],
    );
  const item = async () => {
    const [row] = await ownerSql(
      'select draft, published, visibility from public.content_overrides',
    );
    return row;
  };
  const states = () =>
    ownerSql('select act, state, version from public.content_schedules order by due_at');
  const VERSION = '{"texts.en.summary": "As scheduled"}';

  test('due items are published once, also when two processes run at the same moment', async () => {
    await plan('publish', '-1 second', VERSION);
    await plan('unpublish', '1 day');
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await run()).toBe(0);
    expect(await item()).toEqual({
      draft: null,
      published: { 'texts.en.summary': 'As scheduled' },
      visibility: 'visible',
    });
    expect(await states()).toEqual([
      { act: 'publish', state: 'done', version: null },
      { act: 'unpublish', state: 'waiting', version: null },
    ]);
    const changes = await ownerSql(
      `select action from public.setting_changes where table_name = 'content_overrides'
       and after ->> 'published' is not null`,
    );
    expect(changes).toHaveLength(1);
  });

  test('the scheduled version is published, and later edits of the draft wait', async () => {
    await plan('publish', '-1 second', VERSION);
    await ownerSql(`update public.content_overrides set draft = '{"texts.en.summary": "Later"}'`);
    await run();
    expect(await item()).toEqual({
      draft: { 'texts.en.summary': 'Later' },
      published: { 'texts.en.summary': 'As scheduled' },
      visibility: 'visible',
    });
  });

  test('an item leaves the site at its time and comes back with a publication', async () => {
    await plan('unpublish', '-1 second');
    await run();
    expect(await item()).toMatchObject({ visibility: 'hidden' });
    await plan('publish', '-1 second', VERSION);
    await run();
    expect(await item()).toMatchObject({ visibility: 'visible' });
  });

  test('a removed item stays removed, and the calendar shows it', async () => {
    await plan('publish', '-1 second', VERSION);
    await ownerSql(`update public.content_overrides set visibility = 'removed'`);
    await run();
    expect(await item()).toMatchObject({ published: null, visibility: 'removed' });
    expect(await states()).toEqual([{ act: 'publish', state: 'missed', version: null }]);
  });

  test('one act of each kind waits for an item', async () => {
    await plan('publish', '1 day', VERSION);
    await expect(plan('publish', '2 days', VERSION)).rejects.toThrow();
    await expect(plan('unpublish', '2 days', VERSION)).rejects.toThrow();
  });

  test('is run only by the server, and changed only by staff with the permission', async () => {
    await plan('publish', '1 day', VERSION);
    const move = `update public.content_schedules set due_at = now() + interval '2 days' returning id`;
    for (const role of ['manager', 'viewer'] as const) {
      const as = { kind: 'user', userId: await makePerson({ role }) } as const;
      expect(await actorSql(as, move)).toEqual([]);
      expect(await refusalOf(as, 'select public.run_content_schedules()')).toBe('42501');
    }
    const as = { kind: 'user', userId: admin } as const;
    expect(await actorSql(as, move)).toHaveLength(1);
    expect(await refusalOf(as, 'select public.run_content_schedules()')).toBe('42501');
    expect(await refusalOf({ kind: 'anonymous' }, move)).toBe('42501');
  });
});
