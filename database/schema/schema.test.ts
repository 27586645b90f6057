import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { readSqlFiles } from '../../app/platform/database/sql-files.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { definedIn, definitionFileOf, OUTSIDE_THE_FILES } from './definition-files.ts';
import { broken } from './migration-rules.ts';
import {
  CATALOGUE_FILE,
  type PresentSchema,
  presentSchema,
  RECORD_FILE,
  SCHEMA_FILE,
} from './present.ts';

const COMMAND = 'Run: npm run db:schema';

const filesOf = (folder: string) => readSqlFiles(join(projectRoot(), 'database', folder));

/** Everything in our schemas that has to be defined in a file, with the name that file has. */
const DEFINED = `
  select format('function %s.%s', n.nspname, p.proname) as what, p.proname as file
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('identity', 'private', 'public')
  union all select format('view %s.%s', n.nspname, c.relname), c.relname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('identity', 'private', 'public') and c.relkind = 'v'
  union all select format('trigger %s on %s.%s', t.tgname, n.nspname, c.relname), c.relname
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname in ('identity', 'private', 'public')
  union all select format('policy %s on %s.%s', p.polname, n.nspname, c.relname), c.relname
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('identity', 'private', 'public')`;

/** Functions that a table cannot exist without, directly or through others of them. */
const NEEDED_BY_TABLES = `
  with recursive needed (oid) as (
    select d.refobjid from pg_depend d
      where d.refclassid = 'pg_proc'::regclass and (d.classid in ('pg_attrdef'::regclass,
        'pg_constraint'::regclass) or (d.classid = 'pg_class'::regclass
          and exists (select from pg_class c where c.oid = d.objid and c.relkind in ('r', 'p', 'i'))))
    union
    select d.refobjid from needed n join pg_depend d on d.classid = 'pg_proc'::regclass
      and d.objid = n.oid and d.refclassid = 'pg_proc'::regclass)
  select format('%s.%s', n.nspname, p.proname) as name from needed
    join pg_proc p using (oid) join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('private', 'public')`;

describe('the schema', () => {
  useScratchDatabase();
  let present: PresentSchema;
  beforeAll(async () => {
    present = await presentSchema(openHandle().owner);
  });

  test('stands in database/schema.sql as it is', () => {
    expect(
      readFileSync(SCHEMA_FILE, 'utf8') === present.schema,
      `schema.sql is stale. ${COMMAND}`,
    ).toBe(true);
  });

  test('stands in database/catalogue.txt, which each start compares the database with', () => {
    expect(
      readFileSync(CATALOGUE_FILE, 'utf8') === present.catalogue,
      `catalogue.txt is stale. ${COMMAND}`,
    ).toBe(true);
  });

  test('has no signature that changed in place, and none that the release before misses', () => {
    expect(present.refusals.join('\n')).toBe('');
  });

  test('has its definitions under the release that they landed with', () => {
    expect(
      readFileSync(RECORD_FILE, 'utf8') === present.record,
      `release.json is stale. ${COMMAND}`,
    ).toBe(true);
  });

  test('is defined in one place each, in the file of its name', async () => {
    const wanted = (await ownerSql<{ what: string; file: string }>(DEFINED))
      .filter(({ what }) => !OUTSIDE_THE_FILES[what.replace('function ', '')])
      .map(({ what, file }) => `${definitionFileOf(file)}: ${what}`);
    const found = filesOf('functions').flatMap((file) =>
      definedIn(file).map((what) => `database/functions/${file.name}: ${what}`),
    );
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('keeps what tables need in 0001_access.sql, and nothing else', async () => {
    const needed = (await ownerSql<{ name: string }>(NEEDED_BY_TABLES)).map(({ name }) => name);
    expect(Object.keys(OUTSIDE_THE_FILES).sort()).toEqual(needed.sort());
    const found = filesOf('migrations').flatMap((file) =>
      definedIn(file).map((what) => ({ file: file.name, what })),
    );
    const what = new Set(found.map((each) => each.what));
    expect([...what].sort()).toEqual(needed.map((name) => `function ${name}`));
    const numbered = found.filter(({ file }) => file >= '0100').length;
    expect(found.filter(({ file }) => file === '0001_access.sql')).toHaveLength(
      found.length - numbered,
    );
  });

  test('comes from migrations that keep to their part', () => {
    expect(filesOf('migrations').flatMap(broken)).toEqual([]);
  });
});
