import type pg from 'pg';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { MigrationRefused, sqlState } from '../errors.server.ts';
import { appliedMigrations, EXPAND, readSources, refuseOtherRelease } from './migrations.server.ts';

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

/** What a database lacks of a release. */
export type Missing = {
  /** No release has migrated it yet. */
  empty: boolean;
  migrations: string[];
  /** Those of them that the previous release does not survive. */
  narrowing: string[];
  /** In words; null where nothing is missing. */
  words: string | null;
};

const wordsOf = ([first, ...others]: string[]) =>
  first && `migration ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;

/**
 * Compares the database with the release in `root` and changes nothing. Throws MigrationRefused where this release does not
 * run on it: an applied migration differs, or a newer one is not marked `-- expand`.
 */
export async function missingOf(pool: pg.Pool, root: string = projectRoot()): Promise<Missing> {
  const { rows: found } = await pool.query<{ empty: boolean }>(
    `select to_regclass('private.schema_migrations') is null as empty`,
  );
  if (found[0]?.empty) {
    return { empty: true, migrations: [], narrowing: [], words: 'every migration' };
  }
  const { migrations: files, definitions } = readSources(root);
  const recorded = await appliedMigrations(pool);
  refuseOtherRelease(files, recorded);
  const missing = files.filter(({ name }) => !recorded.has(name));
  const migrations = missing.map(({ name }) => name);
  const narrowing = missing.filter(({ text }) => !EXPAND.test(text)).map(({ name }) => name);
  const { rows } = await pool.query<{ release: number; checksum: string }>(
    'select release, checksum from private.schema_releases order by release desc limit 1',
  );
  const [latest] = rows;
  const isDefined =
    latest && (latest.release > definitions.release || latest.checksum === definitions.checksum);
  const words =
    wordsOf(migrations) ?? (isDefined ? null : `the definitions of release ${definitions.release}`);
  return { empty: false, migrations, narrowing, words };
}

/** For a user that may not migrate: throws MigrationRefused, with the command to run, unless the schema is this release's. */
export async function checkSchema(pool: pg.Pool): Promise<void> {
  let missing: string | null;
  try {
    missing = (await missingOf(pool)).words;
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
