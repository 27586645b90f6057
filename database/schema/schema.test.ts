import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { presentCatalogue } from '#app/platform/database/schema/catalogue.server.ts';
import { definedIn, inWords } from '#app/platform/database/schema/defined-in.ts';
import { readDefinitions, VERSION_FILE } from '#app/platform/database/schema/definitions.server.ts';
import { readSources } from '#app/platform/database/schema/migrations.server.ts';
import { readSqlFiles } from '#app/platform/database/schema/sql-files.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { broken } from './migration-rules.ts';
import { OUTSIDE_THE_FILES } from './outside-the-files.ts';

const migrations = readSqlFiles(join(projectRoot(), 'database/migrations'));
const textOf = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');

/** Everything in our schemas that has to be defined in a file, with the name that file has. Policies of the user that
 * serves are one list. */
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
  union all select format('policy %s on %s.%s', p.polname, n.nspname, c.relname),
      case when 'forja_serving'::regrole = any (p.polroles) then 'serving' else c.relname end
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

  test('is in database/catalogue.txt, which each start compares the database with', async () => {
    const present = await presentCatalogue(openHandle().owner, readSources(projectRoot()));
    const isCurrent = textOf('database/catalogue.txt') === present;
    expect(isCurrent, 'catalogue.txt is stale. Run: npm run db:access').toBe(true);
  });

  test('has its definitions under the release that they landed with', () => {
    const { release, checksum } = readDefinitions(projectRoot());
    const isCurrent = textOf(VERSION_FILE) === `${release} ${checksum}\n`;
    expect(isCurrent, `${VERSION_FILE} is stale. Run: npm run db:types`).toBe(true);
  });

  test('is defined in one place each, in the file of its name', async () => {
    const wanted = (await ownerSql<{ what: string; file: string }>(DEFINED))
      .filter(({ what }) => !OUTSIDE_THE_FILES[what.replace('function ', '')])
      .map(({ what, file }) => `${file}.sql: ${what}`);
    const found = readDefinitions(projectRoot()).files.flatMap((file) =>
      definedIn(file.text).map((one) => `${basename(file.name)}: ${inWords(one)}`),
    );
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('keeps what tables need in 0001_access.sql, and nothing else', async () => {
    const needed = (await ownerSql<{ name: string }>(NEEDED_BY_TABLES)).map(({ name }) => name);
    expect(Object.keys(OUTSIDE_THE_FILES).sort()).toEqual(needed.sort());
    const found = migrations.flatMap((file) =>
      definedIn(file.text).map((one) => ({ file: file.name, what: inWords(one) })),
    );
    const what = new Set(found.map((each) => each.what));
    expect([...what].sort()).toEqual(needed.map((name) => `function ${name}`));
    const numbered = found.filter(({ file }) => file >= '0100').length;
    expect(found.filter(({ file }) => file === '0001_access.sql')).toHaveLength(
      found.length - numbered,
    );
  });

  test('comes from migrations that keep to their part', () => {
    expect(migrations.flatMap(broken)).toEqual([]);
  });
});
