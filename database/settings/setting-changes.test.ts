import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

type Change = {
  change_set: string;
  actor_id: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  restores: string | null;
};

describe('settings', () => {
  useScratchDatabase();
  let admin = '';
  let manager = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    manager = await makePerson({ role: 'manager' });
  });
  const asAdmin = <Row>(statement: string) =>
    actorSql<Row>({ kind: 'user', userId: admin }, statement);
  const newest = async (table: string, limit = 1) =>
    asAdmin<Change>(`select change_set, actor_id, action, before, after, restores
      from public.setting_changes where table_name = '${table}' order by changed_at desc, step desc limit ${limit}`);
  const restore = async (set: string, anyway = false) => {
    const [row] = await asAdmin<{ restore_settings: string }>(
      `select public.restore_settings('${set}', ${anyway})`,
    );
    return row?.restore_settings;
  };
  const forja = `where business_unit = 'forja'`;
  const tags = () =>
    ownerSql(`select id, name, content, is_active from public.custom_tags order by name`);

  test('a change is recorded with its author, before and after, and can be undone', async () => {
    const companies = 'select business_unit, company_name from public.company_settings order by 1';
    const before = await ownerSql(companies);
    await asAdmin(`update public.company_settings set company_name = 'Outra'
      where business_unit = 'forja'`);
    const [change] = await newest('company_settings');
    expect(change).toMatchObject({ actor_id: admin, action: 'update', restores: null });
    expect(change?.before?.['company_name']).toBe('Forja');
    expect(change?.after?.['company_name']).toBe('Outra');
    expect(await restore(change?.change_set ?? '')).toBe('restored');
    expect(await ownerSql(companies)).toEqual(before);
    expect((await newest('company_settings'))[0]?.restores).toBe(change?.change_set);
  });

  test('an undo restores a deleted row as it was, and deletes an added one', async () => {
    await asAdmin(`insert into public.custom_tags (name, tag_type, content)
      values ('a', 'meta', '<meta name="a" content="1">')`);
    const [added] = await newest('custom_tags');
    const before = await tags();
    await asAdmin(`delete from public.custom_tags`);
    const [deleted] = await newest('custom_tags');
    expect(await tags()).toEqual([]);
    expect(await restore(deleted?.change_set ?? '')).toBe('restored');
    expect(await tags()).toEqual(before);
    // A deleted row is restored as it was added, so the adding can be undone as well.
    expect(await restore(added?.change_set ?? '')).toBe('restored');
    expect(await tags()).toEqual([]);
  });

  test('a form that is deleted comes back with its questions', async () => {
    const questions = () => ownerSql('select * from public.form_fields order by field_order');
    const before = await questions();
    expect(before.length).toBeGreaterThan(0);
    await asAdmin('delete from public.qualification_forms');
    const [deleted] = await newest('qualification_forms');
    expect(await questions()).toEqual([]);
    expect(await restore(deleted?.change_set ?? '')).toBe('restored');
    expect(await questions()).toEqual(before);
  });

  test('switching one scheme for another is undone in the order that the rules allow', async () => {
    await asAdmin(`insert into public.brand_colors (scheme_name, primary_color, accent_color)
      values ('one', '#000000', '#ffffff'), ('two', '#111111', '#eeeeee')`);
    await asAdmin(`update public.brand_colors set is_active = true where scheme_name = 'one'`);
    const first = `with off as (update public.brand_colors set is_active = false
      where is_active returning 1) select count(*) from off`;
    await asAdmin(first);
    await asAdmin(`update public.brand_colors set is_active = true where scheme_name = 'two'`);
    for (const { change_set } of await newest('brand_colors', 2)) {
      expect(await restore(change_set)).toBe('restored');
    }
    expect(await ownerSql(`select scheme_name from public.brand_colors where is_active`)).toEqual([
      { scheme_name: 'one' },
    ]);
  });

  test('a row that was changed again stays, unless confirmed', async () => {
    await asAdmin(`update public.seo_settings set site_name = 'Um' ${forja}`);
    const [first] = await newest('seo_settings');
    await asAdmin(`update public.seo_settings set site_name = 'Dois' ${forja}`);
    expect(await restore(first?.change_set ?? '')).toBe('changed');
    expect(await ownerSql(`select site_name from public.seo_settings ${forja}`)).toEqual([
      { site_name: 'Dois' },
    ]);
    expect(await restore(first?.change_set ?? '', true)).toBe('restored');
    expect(await restore('of another house')).toBe('unknown');
  });

  test('a save on an outdated revision changes nothing', async () => {
    const [row] = await asAdmin<{ revision: number }>(
      `select revision from public.seo_settings ${forja}`,
    );
    const save = (name: string) =>
      asAdmin(`update public.seo_settings set site_name = '${name}'
        ${forja} and revision = ${row?.revision} returning revision`);
    expect(await save('Primeira')).toHaveLength(1);
    expect(await save('Segunda')).toHaveLength(0);
    // Nothing changed: neither counted nor recorded.
    const [change] = await newest('seo_settings');
    await asAdmin('update public.seo_settings set site_name = site_name where true');
    expect((await newest('seo_settings'))[0]?.change_set).toBe(change?.change_set);
  });

  test('users without the permission change, restore and read nothing', async () => {
    const actor = { kind: 'user', userId: manager } as const;
    expect(
      await actorSql(actor, `update public.seo_settings set site_name = 'x' returning id`),
    ).toEqual([]);
    expect(await actorSql(actor, 'select from public.setting_changes')).toEqual([]);
    const [change] = await newest('seo_settings');
    expect(
      await refusalOf(actor, `select public.restore_settings('${change?.change_set}', true)`),
    ).toBe('PT403');
    expect(await refusalOf({ kind: 'anonymous' }, `select public.restore_settings('x')`)).toBe(
      '42501',
    );
  });
});
