import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const SCRIPT = `insert into public.custom_tags (name, tag_type, content, consent_category)
  values ('medidor', 'script', '<script>x()</script>', 'analytics')`;
const META = `insert into public.custom_tags (name, tag_type, content)
  values ('prova', 'meta', '<meta name="prova" content="1">')`;

describe('tags that run code', () => {
  useScratchDatabase();
  let admin = '';
  let superadmin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    superadmin = await makePerson({ role: 'superadmin' });
  });
  const as = (userId: string, statement: string) => actorSql({ kind: 'user', userId }, statement);
  const refused = (userId: string, statement: string) =>
    refusalOf({ kind: 'user', userId }, statement);
  const events = () =>
    ownerSql<{ actor_id: string; details: unknown }>(
      `select actor_id, details from public.security_events
       where event_type = 'script_tag_changed' order by created_at`,
    );

  test.each([
    ['created', SCRIPT],
    ['created with another spelling of the type', SCRIPT.replace(`'script'`, `'Script'`)],
    ['turned into one', `${META.replace('prova', 'outra')}`],
    ['changed', `update public.custom_tags set content = '' where name = 'medidor'`],
    ['switched off', `update public.custom_tags set is_active = false where name = 'medidor'`],
    ['made harmless', `update public.custom_tags set tag_type = 'meta' where name = 'medidor'`],
    ['deleted', `delete from public.custom_tags where name = 'medidor'`],
  ])('are not %s by an admin', async (what, statement) => {
    await ownerSql('delete from public.custom_tags');
    await ownerSql(SCRIPT);
    const before = await ownerSql('select * from public.custom_tags');
    if (what === 'turned into one') {
      await as(admin, statement);
      const turn = `update public.custom_tags set tag_type = 'script'`;
      expect(await refused(admin, turn)).toBe('PT403');
      return;
    }
    expect(await refused(admin, statement)).toBe('PT403');
    expect(await ownerSql('select * from public.custom_tags')).toEqual(before);
  });

  test('are created, changed and deleted by superadmins, each on record', async () => {
    await ownerSql('delete from public.custom_tags');
    const before = (await events()).length;
    await as(superadmin, SCRIPT);
    await as(superadmin, `update public.custom_tags set is_active = false`);
    await as(superadmin, `delete from public.custom_tags`);
    const made = (await events()).slice(before);
    expect(made.map(({ actor_id }) => actor_id)).toEqual([superadmin, superadmin, superadmin]);
    expect(made.map(({ details }) => (details as { action: string }).action)).toEqual([
      'insert',
      'update',
      'delete',
    ]);
  });

  test('an admin cannot restore one by undo either, but may change other tags', async () => {
    await as(superadmin, SCRIPT);
    await as(superadmin, `delete from public.custom_tags`);
    const [change] = await ownerSql<{ change_set: string }>(
      `select change_set from public.setting_changes where action = 'delete'
       order by changed_at desc limit 1`,
    );
    const undo = `select public.restore_settings('${change?.change_set}')`;
    expect(await refused(admin, undo)).toBe('PT403');
    await as(admin, META);
    await as(admin, `update public.custom_tags set is_active = false`);
    await as(admin, `delete from public.custom_tags`);
  });

  test('two pages never have one title in a language, for every caller', async () => {
    const page = (path: string, title: string, en: string) =>
      `insert into public.page_seo (page_path, title, translations)
       values ('${path}', '${title}', '{"en": {"title": "${en}"}}')`;
    await as(admin, page('/a', 'Sobre', 'About'));
    expect(await refused(admin, page('/b', ' sobre', 'Other'))).toBe('23505');
    expect(await refused(admin, page('/b', 'Outra', 'ABOUT'))).toBe('23505');
    await as(admin, page('/b', 'About', 'Sobre'));
    await as(admin, page('/c', '', ''));
    await as(admin, page('/d', '', ''));
  });
});
