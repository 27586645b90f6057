import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBaseline } from '#app/platform/database/schema/bridge.server.ts';
import { applyMigrations } from '#app/platform/database/schema/migrations.server.ts';
import { readSqlFiles } from '#app/platform/database/schema/sql-files.server.ts';
import { LISTENER_NAME } from '../../app/platform/database/application-name.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { OUTSIDE_THE_FILES } from '../schema/outside-the-files.ts';
import { schemaFolder } from '../testing/schema-folder.ts';
import { ownerSql } from '../testing/scratch-database.ts';
import { presentByName } from './catalogue-by-name.ts';
import { catalogueOfLastSet, openFixture } from './open-fixture.ts';

/** What the baseline does not have: bridge.sql drops it. */
const DROPPED = ['pages_read', 'staff_edit', 'take_whole_rows'].map(
  (name) => `function private.${name}(regclass)`,
);
/** Tables that every start writes: the record of what was applied, and the rules that definitions hold. */
const RECORDS = [
  'private.personal_data',
  'private.schema_migrations',
  'private.schema_releases',
  'private.schema_definitions',
  'public.cache_generation',
];
/** Tables to which migrations after the baseline add rows. */
const FILLED = ['public.content_addresses', 'public.role_permissions'];

const apply = () => applyMigrations(openHandle().owner);
const present = () => presentByName(openHandle().owner);
const baseline = readSqlFiles(join(projectRoot(), 'database/migrations')).filter(isBaseline);

/** Columns that migrations after the baseline drop. */
const DROPPED_COLUMNS = ['private.client_notices.path'];

/** The tables of the product, each with the columns that stay. */
const columnsOfTables = () =>
  ownerSql<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname in ('identity', 'private', 'public')
       and not format('%s.%s.%s', n.nspname, c.relname, a.attname) = any ($1)
     group by 1 order by 1`,
    [DROPPED_COLUMNS],
  );

/** The checksums of the rows of these tables, in these columns. */
async function rowsOf(tables: Awaited<ReturnType<typeof columnsOfTables>>) {
  const kept: Record<string, string[]> = {};
  for (const { name, columns } of tables.filter((table) => !RECORDS.includes(table.name))) {
    const [row] = await ownerSql<{ sums: string[] }>(
      `select coalesce(array_agg(md5(r) order by md5(r)), '{}') as sums
       from (select row(${columns})::text as r from ${name}) t`,
    );
    kept[name] = row?.sums ?? [];
  }
  return kept;
}

async function emptied(): Promise<void> {
  const schemas = ['private', 'public', 'identity', 'extensions'];
  await ownerSql(schemas.map((name) => `drop schema if exists ${name} cascade`).join(';'));
  await ownerSql(`drop publication if exists supabase_realtime; create schema public;
    comment on schema public is 'standard public schema'`);
}

/** Without parentheses: a dump writes "(a or b) or c" where "a or b or c" stood. */
const flat = (catalogue: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [name, text.replaceAll(/[()]/g, '')]),
  );

/** What migrations own: functions, triggers, policies and views come from definition files, which go on. */
function ofMigrations(catalogue: Record<string, string>): Record<string, string> {
  const tables = new Set(
    Object.keys(catalogue).flatMap((name) => /^table (.*)/.exec(name)?.[1] ?? []),
  );
  const needed = Object.keys(OUTSIDE_THE_FILES);
  return Object.fromEntries(
    Object.entries(catalogue).filter(([name]) => {
      const [kind = '', of = ''] = name.split(' ');
      if (kind === 'function' || name.startsWith('grant function'))
        return needed.some((each) => name.includes(`function ${each}(`));
      if (kind === 'column') return tables.has(of.replace(/\.[^.]*$/, ''));
      if (kind === 'grant') return of === 'schema' || tables.has(of) || of.endsWith('_seq');
      return !['trigger', 'policy', 'view'].includes(kind);
    }),
  );
}

describe('a database of the last migrations before the baseline', () => {
  let end: (() => Promise<void>) | undefined;
  // Migrations after the baseline may add columns: rows are compared in those of before.
  let tables: Awaited<ReturnType<typeof columnsOfTables>> = [];
  let before: Record<string, string[]> = {};
  beforeAll(async () => {
    end = await openFixture();
    tables = await columnsOfTables();
    before = await rowsOf(tables);
  });
  afterAll(() => end?.());

  const refusal = async (change: string, undo: string) => {
    await ownerSql(change);
    const refused = await apply().then(
      () => 'taken over',
      (error: Error) => `${error.name}: ${error.message}`,
    );
    await ownerSql(undo);
    return refused;
  };

  test('is refused by name unless its set is exactly that one', async () => {
    const last = '0580_staff_subscriptions.sql';
    const start = `Start the last release with ${last}`;
    const [known] = await ownerSql<{ checksum: string }>(
      `select checksum from private.schema_migrations where name = '${last}'`,
    );
    const lacking = await refusal(
      `delete from private.schema_migrations where name = '${last}'`,
      `insert into private.schema_migrations (name, checksum) values ('${last}', '${known?.checksum}')`,
    );
    expect(lacking).toMatch(/^MigrationRefused: /);
    expect(lacking).toContain(`it lacks ${last}. ${start}`);
    const beyond = await refusal(
      `insert into private.schema_migrations (name, checksum, expand) values ('0590_other.sql', 'x', true)`,
      `delete from private.schema_migrations where name = '0590_other.sql'`,
    );
    expect(beyond).toContain('it has 0590_other.sql, which that release does not know');
    const other = await refusal(
      `update private.schema_migrations set checksum = reverse(checksum) where name = '${last}'`,
      `update private.schema_migrations set checksum = reverse(checksum) where name = '${last}'`,
    );
    expect(other).toContain(`${last} had another text`);
    expect(await rowsOf(tables)).toEqual(before);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'is refused while another process of the site is connected',
    async () => {
      const [here] = await ownerSql<{ name: string }>('select current_database() as name');
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${here?.name}`;
      const client = new pg.Client({ connectionString: url.href, application_name: LISTENER_NAME });
      await client.connect();
      await expect(apply()).rejects.toThrow('1 other process of the site use this database');
      await client.end();
      await expect
        .poll(() =>
          ownerSql(`select from pg_stat_activity where datname = current_database()
            and application_name = '${LISTENER_NAME}'`),
        )
        .toEqual([]);
    },
  );

  test('is converted with all its rows', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(150);
    expect(await apply()).toEqual(
      readdirSync(join(projectRoot(), 'database/migrations'))
        .filter((name) => name >= '0100')
        .sort(),
    );
    const after = await rowsOf(tables);
    for (const name of FILLED) {
      after[name] = after[name]?.filter((sum) => before[name]?.includes(sum)) ?? [];
    }
    expect(after).toEqual(before);
    const recorded = await ownerSql(
      `select name, checksum from private.schema_migrations where name < '0100' order by name`,
    );
    expect(recorded).toEqual(baseline.map(({ name, checksum }) => ({ name, checksum })));
    expect(await apply()).toEqual([]);
  });

  test('equals a new database afterwards, with functions, triggers and policies', async () => {
    const crossed = await present();
    await emptied();
    await apply();
    expect(flat(crossed)).toEqual(flat(await present()));
  });

  test('had the tables of the baseline', async () => {
    const folder = schemaFolder();
    for (const name of readdirSync(join(folder.path, 'database/migrations')))
      if (!isBaseline({ name })) folder.remove(`migrations/${name}`);
    await emptied();
    await ownerSql(readFileSync(join(projectRoot(), 'database/bootstrap.sql'), 'utf8'));
    await applyMigrations(openHandle().owner, { root: folder.path });
    folder.dispose();
    const wanted = ofMigrations(catalogueOfLastSet());
    expect(Object.keys(wanted).length).toBeGreaterThan(3000);
    expect(ofMigrations(await present())).toEqual(wanted);
    expect(DROPPED.filter((name) => !(name in catalogueOfLastSet()))).toEqual([]);
  });

  test('comes with fixtures of at most 8 MB', () => {
    const folder = join(projectRoot(), 'database/bridge/fixtures');
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024);
  });
});
