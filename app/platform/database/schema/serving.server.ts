import type pg from 'pg';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { MigrationRefused, sqlState } from '../errors.server.ts';
import { appliedMigrations, readSources, refuseOtherRelease } from './migrations.server.ts';

const NOT_PERMITTED = '42501';
const HOW = 'Run, with MIGRATE_DATABASE_URL naming the user that owns it: npm run migrate';

/** Whether the user of these connections owns the schema, or the database where there is none yet. */
export async function ownsSchema(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(
    `select pg_has_role(current_user, coalesce(
        (select nspowner from pg_catalog.pg_namespace where nspname = 'private'), d.datdba), 'USAGE') as owns
     from pg_catalog.pg_database d where d.datname = current_database()`,
  );
  return rows[0]?.owns === true;
}

/** Throws unless the user of these connections owns the schema: others do not see every row. */
export async function requireOwner(pool: pg.Pool): Promise<void> {
  if (await ownsSchema(pool)) return;
  throw new MigrationRefused(
    'This reads or writes every row, which only the user that owns the database may: name it in MIGRATE_DATABASE_URL.',
  );
}

async function lacking(pool: pg.Pool, root: string): Promise<string | null> {
  const { migrations, definitions } = readSources(root);
  const recorded = await appliedMigrations(pool);
  refuseOtherRelease(migrations, recorded);
  const missing = migrations.filter(({ name }) => !recorded.has(name));
  const [first] = missing;
  if (first) {
    const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    return `migration ${first.name}${others}`;
  }
  const { rows } = await pool.query<{ release: number; checksum: string }>(
    'select release, checksum from private.schema_releases order by release desc limit 1',
  );
  const [latest] = rows;
  const isCurrent =
    latest && (latest.release > definitions.release || latest.checksum === definitions.checksum);
  return isCurrent ? null : `definitions of release ${definitions.release}`;
}

/**
 * Compares the database with the release in `root` and changes nothing. Returns what the database lacks of this release, in
 * words, or null. Throws MigrationRefused where this release does not run on it: an applied migration differs, or a newer
 * one is not marked `-- expand`.
 */
export async function missingOf(pool: pg.Pool, root: string = projectRoot()): Promise<string | null> {
  const { rows } = await pool.query(`select to_regclass('private.schema_migrations') as there`);
  return rows[0]?.there === null ? 'every migration' : lacking(pool, root);
}

/** For a user that may not migrate: throws MigrationRefused, with the command to run, unless the schema is this release's. */
export async function checkSchema(pool: pg.Pool): Promise<void> {
  let missing: string | null;
  try {
    missing = await missingOf(pool);
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
    throw new MigrationRefused(
      `The user of DATABASE_URL neither owns the database nor may serve from it. ${HOW}`,
      { cause: error },
    );
  }
  if (missing === null) return;
  throw new MigrationRefused(
    `The database lacks ${missing}, and the user of DATABASE_URL may not apply it. ${HOW}`,
  );
}
