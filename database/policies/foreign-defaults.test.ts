import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { applyMigrations } from '../../app/platform/database/migrations.server.ts';
import { rightsOfOthers } from '../testing/rights.ts';
import { type SchemaFolder, schemaFolder, WITHOUT_DEFINITIONS } from '../testing/schema-folder.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const ROLES = 'anon, authenticated, service_role';
/** The last migration before the defaults of others were taken back. */
const LAST_WITHOUT = '0059_leads_by_person.sql';
/** Checksum of 0001 as it stood then. */
const EARLIER_0001 = 'ad67a46116410ee2b640490f8e09566cfbc8b4032ae108db21b3cec266d8895b';

/** An empty database in which the owner's new objects are everybody's, as Supabase sets it up. */
async function emptyUnderForeignDefaults(): Promise<void> {
  const schemas = ['private', 'public', 'identity', 'extensions'];
  await ownerSql(schemas.map((name) => `drop schema if exists ${name} cascade`).join(';'));
  await ownerSql('create schema public');
  await ownerSql('create schema extensions; create extension pg_trgm with schema extensions');
  for (const kind of ['tables', 'functions', 'sequences', 'types']) {
    const granted = `grant all on ${kind} to ${ROLES}`;
    await ownerSql(`alter default privileges in schema public ${granted}`);
    await ownerSql(`alter default privileges ${granted}`);
  }
}

const anonymousFunctions = async () =>
  (
    await ownerSql<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')`,
    )
  ).length;

describe('under default privileges that give everything to everybody', () => {
  useScratchDatabase();
  let folder: SchemaFolder;
  let wanted: string[] = [];
  const apply = (from?: string) => applyMigrations(openHandle().owner, from);

  beforeAll(async () => {
    wanted = await rightsOfOthers();
    folder = schemaFolder({ lastMigration: LAST_WITHOUT });
  });
  afterAll(() => folder.dispose());

  test('a fresh database gives exactly the rights that any other gives', async () => {
    expect(wanted.length).toBeGreaterThan(100);
    await emptyUnderForeignDefaults();
    await apply();
    expect(await rightsOfOthers()).toEqual(wanted);
  });

  test('defaults that come back are taken back by the next start', async () => {
    await ownerSql(`alter default privileges in schema public grant all on functions to ${ROLES}`);
    await ownerSql('alter default privileges grant execute on functions to public');
    expect(await rightsOfOthers()).not.toEqual(wanted);
    await apply();
    expect(await rightsOfOthers()).toEqual(wanted);
  });

  test('defaults for somebody who is none of these roles stay as they were set', async () => {
    await ownerSql(
      'alter default privileges in schema public grant select on tables to pg_monitor',
    );
    await apply();
    expect(await rightsOfOthers()).toEqual(
      [...wanted, 'default public r SELECT pg_monitor'].sort(),
    );
    await ownerSql(
      'alter default privileges in schema public revoke select on tables from pg_monitor',
    );
  });

  test('a database that an earlier release migrated starts, and gives away no more', async () => {
    await emptyUnderForeignDefaults();
    await apply(folder.path);
    await ownerSql(WITHOUT_DEFINITIONS);
    await ownerSql('update private.schema_migrations set checksum = $1 where name like $2', [
      EARLIER_0001,
      '0001%',
    ]);
    expect(await anonymousFunctions()).toBeGreaterThan(60);
    await ownerSql(`with project as (
        insert into public.feedback_projects (key, name) values ('own', 'Own') returning id)
      insert into public.feedback_entries (id, protocol, token_hash, project_id, type, verbatim)
      select gen_random_uuid(), 'F-EARLIER', encode(sha256('secret'), 'hex'), id, 'bug', 'Oi.'
      from project`);
    await apply();
    expect(await rightsOfOthers()).toEqual(wanted);
    expect(await anonymousFunctions()).toBe(17);
    const [known] = await ownerSql(`select public.feedback_followed('secret') as entry`);
    expect(known).toMatchObject({ entry: { protocol: 'F-EARLIER' } });
  });
});
