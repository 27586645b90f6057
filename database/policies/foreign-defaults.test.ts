import { beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations } from '#app/platform/database/schema/migrations.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { rightsOfOthers } from '../testing/rights.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const ROLES = 'anon, authenticated, service_role';
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

describe('under default privileges that grant everything to all roles', () => {
  useScratchDatabase();
  let wanted: string[] = [];
  const apply = () => applyMigrations(openHandle().owner);

  beforeAll(async () => {
    wanted = await rightsOfOthers();
  });

  test('a fresh database has exactly the grants of any other', async () => {
    expect(wanted.length).toBeGreaterThan(100);
    await emptyUnderForeignDefaults();
    await apply();
    expect(await rightsOfOthers()).toEqual(wanted);
  });

  test('defaults that return are revoked by the next start', async () => {
    await ownerSql(`alter default privileges in schema public grant all on functions to ${ROLES}`);
    await ownerSql('alter default privileges grant execute on functions to public');
    expect(await rightsOfOthers()).not.toEqual(wanted);
    await apply();
    expect(await rightsOfOthers()).toEqual(wanted);
  });

  test('defaults for other roles stay unchanged', async () => {
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
});
