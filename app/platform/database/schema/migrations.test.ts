import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SchemaFolder, schemaFolder } from '../../../../database/testing/schema-folder.ts';
import { ownerSql, useScratchDatabase } from '../../../../database/testing/scratch-database.ts';
import { migrateDatabase } from '../database.server.ts';
import { openHandle } from '../handle.server.ts';
import { applyMigrations } from './migrations.server.ts';

describe('migrations', () => {
  useScratchDatabase();
  let folder: SchemaFolder;
  const write = (name: string, text: string) => folder.write(`migrations/${name}`, text);
  const apply = () => applyMigrations(openHandle().owner, { root: folder.path });

  beforeAll(() => {
    folder = schemaFolder();
  });
  afterAll(() => folder.dispose());

  test('are all applied once, and a second run changes nothing', async () => {
    const before = await ownerSql('select generation from public.cache_generation');
    expect(await migrateDatabase()).toEqual({ applied: [] });
    expect(await ownerSql('select generation from public.cache_generation')).toEqual(before);
  });

  test('seeds fill nothing that staff emptied halfway, and never twice', async () => {
    const [before] = await ownerSql('select count(*) from public.form_fields');
    await ownerSql("delete from public.logos where type = 'full'");
    await migrateDatabase();
    expect(await ownerSql('select type from public.logos')).toEqual([{ type: 'symbol' }]);
    expect(await ownerSql('select count(*) from public.form_fields')).toEqual([before]);
  });

  test('several processes at once apply each exactly once', async () => {
    write('8001_counter.sql', 'create table private.counter (n integer)');
    write('8002_count.sql', 'insert into private.counter values (1)');
    const runs = await Promise.all([apply(), apply(), apply()]);
    expect(runs.flat().sort()).toEqual(['8001_counter.sql', '8002_count.sql']);
    expect(await ownerSql('select n from private.counter')).toEqual([{ n: 1 }]);
  });

  test('one that fails is undone whole and named', async () => {
    write('8003_broken.sql', 'create table private.half (n integer); select 1 / 0;');
    await expect(apply()).rejects.toThrow(
      '8003_broken.sql failed and was undone: division by zero',
    );
    expect(await ownerSql("select to_regclass('private.half') as found")).toEqual([
      { found: null },
    ]);
    write('8003_broken.sql', 'create table private.half (n integer)');
    expect(await apply()).toEqual(['8003_broken.sql']);
  });

  test('a changed one is refused by name, whatever its line ends', async () => {
    write('8002_count.sql', 'insert into private.counter values (1)\r\n'.trimEnd());
    expect(await apply()).toEqual([]);
    write('8002_count.sql', 'insert into private.counter values (2)');
    await expect(apply()).rejects.toThrow('Migration 8002_count.sql was changed');
    write('8002_count.sql', 'insert into private.counter values (1)');
  });

  test('one of a newer release is refused by name', async () => {
    folder.remove('migrations/8003_broken.sql');
    await expect(apply()).rejects.toThrow('8003_broken.sql, which this release does not know');
    write('8003_broken.sql', 'create table private.half (n integer)');
  });

  test('one of a newer release that only adds is started over', async () => {
    write('8004_wider.sql', '-- What comes beside it.\n-- expand\ncreate table private.wider ()');
    write('8005_wider_yet.sql', '-- expand\r\ncreate table private.wider_yet ()');
    expect(await apply()).toEqual(['8004_wider.sql', '8005_wider_yet.sql']);
    folder.remove('migrations/8004_wider.sql');
    folder.remove('migrations/8005_wider_yet.sql');
    expect(await apply()).toEqual([]);
  });

  test('one that narrows among those that add is refused by name', async () => {
    write('8006_narrower.sql', '-- not expand: it takes away.\ndrop table private.wider_yet');
    await expect(apply()).rejects.toThrow(
      '8004_wider.sql, which this release does not know, and lacks 8006_narrower.sql',
    );
    write('8004_wider.sql', '-- What comes beside it.\n-- expand\ncreate table private.wider ()');
    write('8005_wider_yet.sql', '-- expand\r\ncreate table private.wider_yet ()');
    expect(await apply()).toEqual(['8006_narrower.sql']);
    for (const name of ['8004_wider', '8005_wider_yet', '8006_narrower'])
      folder.remove(`migrations/${name}.sql`);
    await expect(apply()).rejects.toThrow('8006_narrower.sql, which this release does not know');
  });

  test('run as an ordinary owner', async () => {
    const owners = await ownerSql(
      `select distinct r.rolsuper, r.rolbypassrls from pg_class c join pg_roles r on r.oid = c.relowner
       join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private')`,
    );
    expect(owners).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });
});

describe('a database that was compared with the catalogue before', () => {
  useScratchDatabase();
  const kept: string[] = [];
  const mark = { read: () => kept.at(-1) ?? null, keep: (text: string) => void kept.push(text) };
  const start = () => applyMigrations(openHandle().owner, { mark });

  beforeAll(async () => {
    await start();
  });

  test('is not compared again while nothing has changed', async () => {
    expect(kept).toHaveLength(1);
    await ownerSql('analyze public.logos');
    await ownerSql("update public.logos set name = name where type = 'full'");
    await start();
    expect(kept).toHaveLength(1);
  });

  test.each([
    ['grant select on public.outbox to anon', 'revoke select on public.outbox from anon'],
    [
      'grant update (name) on public.logos to anon',
      'revoke update (name) on public.logos from anon',
    ],
    [
      'grant execute on function private.probe_write() to anon',
      'revoke execute on function private.probe_write() from anon',
    ],
    [
      'alter table public.outbox disable row level security',
      'alter table public.outbox enable row level security',
    ],
    [
      'alter function private.account_mail(uuid) security invoker',
      'alter function private.account_mail(uuid) security definer',
    ],
    [
      'alter table public.logos rename name to title',
      'alter table public.logos rename title to name',
    ],
  ])('%s is noticed by the next start', async (change, undo) => {
    await ownerSql(change);
    await expect(start()).rejects.toThrow('The database is not what its migrations');
    await ownerSql(undo);
    const before = kept.length;
    await start();
    await start();
    expect(kept).toHaveLength(before + 1);
  });

  test('rights around it are set again by the next start', async () => {
    await ownerSql('alter default privileges in schema public grant select on tables to anon');
    await start();
    expect(
      await ownerSql("select from pg_default_acl where defaclacl::text like '%anon=%'"),
    ).toEqual([]);
  });

  test('a definition that is recorded as another is applied again', async () => {
    await ownerSql("update private.schema_releases set checksum = 'another'");
    await ownerSql(
      "update private.schema_definitions set checksum = 'another' where name like '%probe_write%'",
    );
    await start();
    expect(
      await ownerSql("select from private.schema_definitions where checksum = 'another'"),
    ).toEqual([]);
  });
});
