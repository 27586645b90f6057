import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SchemaFolder, schemaFolder } from '../../../../database/testing/schema-folder.ts';
import { ownerSql, useScratchDatabase } from '../../../../database/testing/scratch-database.ts';
import { sendLead } from '../../../../database/testing/send-lead.ts';
import { openHandle } from '../handle.server.ts';
import { applyDefinitions, readDefinitions } from './definitions.server.ts';
import { applyMigrations } from './migrations.server.ts';

const PLANTED = ['planted_first.sql', 'planted_last.sql'];
const [FIRST, LAST] = PLANTED.map((name) => `database/base/sql/${name}`);

const text = async (call: string) =>
  (await ownerSql<{ it: unknown }>(`select ${call} as it`))[0]?.it;
const returning = (name: string, value: string) =>
  `create or replace function private.${name}() returns text language sql set search_path = ''
   return '${value}';`;

/** Everything that the definition files decide, in a text that does not depend on the time of creation. */
const decided = () =>
  ownerSql<{ it: string }>(`
    select pg_get_functiondef(p.oid) || array(select a::text from unnest(proacl) a order by 1)::text
        || coalesce(obj_description(p.oid), '') as it
      from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select p::text from pg_policies p
    union all select pg_get_viewdef(oid) || relacl::text || reloptions::text from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace
    order by 1`);

describe('definitions', () => {
  useScratchDatabase();
  let folder: SchemaFolder;
  const apply = () => applyDefinitions(openHandle().owner, readDefinitions(folder.path));

  beforeAll(() => {
    folder = schemaFolder({ definitions: true });
  });
  afterEach(async () => {
    for (const file of PLANTED) folder.remove(`base/sql/${file}`);
    await ownerSql(`drop function if exists private.planted_first, private.planted_last;
      delete from private.schema_definitions where name like '%/planted%';
      delete from private.schema_releases where release > 10`);
  });
  afterAll(() => folder.dispose());

  test('are there on a fresh database, and an unchanged set applies nothing', async () => {
    const before = await decided();
    expect(before.length).toBeGreaterThan(300);
    const made = await ownerSql(`select max(xmin::text::bigint) as last from pg_proc`);
    expect(await apply()).toEqual([]);
    expect(await ownerSql(`select max(xmin::text::bigint) as last from pg_proc`)).toEqual(made);
  });

  test('applies only what has changed, as one set under its release', async () => {
    folder.release(11);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'eleven'));
    expect(await apply()).toEqual([FIRST]);
    expect(await text('private.planted_first()')).toBe('eleven');
    folder.release(12);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'twelve'));
    expect(await apply()).toEqual([FIRST]);
    expect(await text('private.planted_first()')).toBe('twelve');
    expect(await text('(select max(release) from private.schema_releases)')).toBe(12);
  });

  test('an older release does not apply its definitions over newer ones', async () => {
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'newer'));
    folder.release(21);
    await apply();
    folder.release(20);
    expect(await apply()).toEqual([]);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'older'));
    expect(await apply()).toEqual([]);
    expect(await text('private.planted_first()')).toBe('newer');
    folder.release(22);
    expect(await apply()).toEqual([FIRST]);
    expect(await text('private.planted_first()')).toBe('older');
  });

  test('the previous release starts over migrations that only add, and keeps the newer definitions', async () => {
    const [older, newer] = [folder, schemaFolder({ definitions: true })];
    const start = ({ path }: SchemaFolder) => applyMigrations(openHandle().owner, { root: path });
    newer.release(26);
    newer.write('migrations/9001_wider.sql', '-- expand\ncreate table private.wider ()');
    newer.write('base/sql/planted_first.sql', returning('planted_first', 'newer'));
    expect(await start(newer)).toEqual(['9001_wider.sql']);
    older.release(25);
    older.write('base/sql/planted_first.sql', returning('planted_first', 'older'));
    expect(await start(older)).toEqual([]);
    expect(await text('private.planted_first()')).toBe('newer');
    newer.write('migrations/9002_narrower.sql', 'drop table private.wider');
    expect(await start(newer)).toEqual(['9002_narrower.sql']);
    await expect(start(older)).rejects.toThrow(
      '9002_narrower.sql, which this release does not know',
    );
    await ownerSql(`delete from private.schema_migrations where name like '9%'`);
    newer.dispose();
  });

  test('several processes at once apply each set exactly once', async () => {
    folder.release(31);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'once'));
    const runs = await Promise.all([apply(), apply(), apply()]);
    expect(runs.flat()).toEqual([FIRST]);
  });

  test('a definition that fails is named, and nothing of its release is applied', async () => {
    folder.release(41);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'before'));
    await apply();
    folder.release(42);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'after'));
    folder.write('base/sql/planted_last.sql', `${returning('planted_last', 'x')} select 1 / 0;`);
    await expect(apply()).rejects.toThrow(
      'Definition database/base/sql/planted_last.sql failed, and nothing of its release was applied: division by zero',
    );
    expect(await text('private.planted_first()')).toBe('before');
    expect(await text(`to_regproc('private.planted_last')`)).toBeNull();
    expect(await text('(select max(release) from private.schema_releases)')).toBe(41);
    folder.write('base/sql/planted_last.sql', returning('planted_last', 'x'));
    expect(await apply()).toEqual([FIRST, LAST]);
  });

  test('a definition is applied after those that it needs, and named where it needs a missing object', async () => {
    folder.release(51);
    const leaning = returning('planted_first', '?').replace("'?'", 'private.planted_last()');
    folder.write('base/sql/planted_first.sql', leaning);
    await expect(apply()).rejects.toThrow(
      /planted_first\.sql failed.*function private\.planted_last\(\) does not exist/,
    );
    folder.write('base/sql/planted_last.sql', returning('planted_last', 'there'));
    expect(await apply()).toEqual([FIRST, LAST]);
    expect(await text('private.planted_first()')).toBe('there');
  });

  test('other arguments or another result need the former function dropped in the file', async () => {
    folder.release(61);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'x'));
    await apply();
    folder.release(62);
    const wider = returning('planted_first', 'x').replace('()', '(p_more text default null)');
    folder.write('base/sql/planted_first.sql', wider);
    await expect(apply()).rejects.toThrow(
      'function name "private.planted_first" is not unique (the file drops the former one first',
    );
    const other = returning('planted_first', '1').replace('returns text', 'returns integer');
    folder.write('base/sql/planted_first.sql', other);
    await expect(apply()).rejects.toThrow('cannot change return type of existing function');
    const drop = 'drop function if exists private.planted_first();';
    folder.write('base/sql/planted_first.sql', `${drop}\n${wider}`);
    expect(await apply()).toEqual([FIRST]);
    expect(await text(`private.planted_first('more')`)).toBe('x');
  });

  test('grants only what the file grants, whatever was granted by default or by hand', async () => {
    const granted = () =>
      ownerSql<{ to: string }>(`
        select coalesce(nullif(a.grantee, 0)::regrole::text, 'public') as to
        from pg_proc p, aclexplode(p.proacl) a
        where p.proname = 'planted_first' and a.grantee <> p.proowner order by 1`);
    folder.release(71);
    folder.write('base/sql/planted_first.sql', returning('planted_first', 'x'));
    await apply();
    expect(await granted()).toEqual([]);
    await ownerSql('grant execute on function private.planted_first to public, anon');
    folder.release(72);
    const grant = 'grant execute on function private.planted_first to service_role;';
    folder.write('base/sql/planted_first.sql', `${returning('planted_first', 'y')}\n${grant}`);
    await apply();
    expect(await granted()).toEqual([{ to: 'service_role' }]);
  });

  test('changes by hand are reverted once the record of the set is deleted', async () => {
    const wanted = await decided();
    await ownerSql(`create or replace function private.business_day(p_moment timestamptz) returns date
      language sql stable set search_path = '' return null::date;
      grant execute on function private.business_day to public;
      drop policy logos_read on public.logos;
      drop trigger crm_contacts_after_update on public.crm_contacts`);
    expect(await decided()).not.toEqual(wanted);
    await ownerSql('delete from private.schema_releases; delete from private.schema_definitions');
    await applyMigrations(openHandle().owner);
    expect(await decided()).toEqual(wanted);
    expect((await sendLead({})).outcome).toBe('accepted');
  });
});
