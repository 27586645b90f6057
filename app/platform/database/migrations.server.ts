import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { MigrationRefused } from './errors.server.ts';

export interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

// One number for all: migrations and seeds of several processes take turns. Transaction-scoped,
// so it also holds through a pooler and needs no session of its own.
const TAKE_TURNS = 'select pg_advisory_xact_lock(7081532410972)';

const LEDGER = `
  create schema if not exists private;
  create table if not exists private.schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table private.schema_migrations enable row level security;
  revoke all on private.schema_migrations from public;`;

/**
 * Checksums that a migration had in earlier releases and has no more. Only for a text that does the
 * same to every database that the earlier one could migrate.
 */
const REISSUED: Readonly<Record<string, readonly string[]>> = {
  // Refused to start where service_role has BYPASSRLS.
  '0001_roles_and_claims.sql': ['ad67a46116410ee2b640490f8e09566cfbc8b4032ae108db21b3cec266d8895b'],
  // Refused to start where a platform has made the schema of extensions.
  '0027_staff_lists.sql': ['97fc34f57ccb0dbcb2e7efefb88d0b7ea14ed543e78973e9aa6793ab61fbe64a'],
};

/** The SQL files of a folder in order of their names; line ends do not count in the checksum. */
export function readSqlFiles(folder: string): SqlFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function inTurn<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${TAKE_TURNS}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is closed, which rolls back too.
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!clean);
    throw error;
  }
}

function refuseDifferences(files: SqlFile[], recorded: Map<string, string>): void {
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  for (const [name, checksum] of recorded) {
    const present = known.get(name);
    if (present === undefined) {
      throw new MigrationRefused(
        `The database has migration ${name}, which this release does not know: it was migrated ` +
          'by a newer release. Start that release, or one after it.',
      );
    }
    if (present !== checksum && !REISSUED[name]?.includes(checksum)) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it had been applied. Put its text back and write ` +
          'the change as a new migration.',
      );
    }
  }
}

async function recordedChecksums(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function applyOne(client: pg.PoolClient, file: SqlFile): Promise<void> {
  try {
    await client.query(file.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${file.name} failed and was undone: ${reason}`, { cause: error });
  }
  await client.query('insert into private.schema_migrations (name, checksum) values ($1, $2)', [
    file.name,
    file.checksum,
  ]);
}

/**
 * Runs `<folder>/bootstrap.sql`, applies what is missing of `<folder>/migrations`, each file in a
 * transaction of its own, then runs `<folder>/seed` (each seed writes only into empty tables).
 * Returns the names applied.
 */
export async function applyMigrations(
  pool: pg.Pool,
  folder = join(projectRoot(), 'database'),
): Promise<string[]> {
  const files = readSqlFiles(join(folder, 'migrations'));
  const applied: string[] = [];
  const bootstrap = readFileSync(join(folder, 'bootstrap.sql'), 'utf8');
  await inTurn(pool, (client) => client.query(`${bootstrap};${LEDGER}`));
  for (;;) {
    const name = await inTurn(pool, async (client) => {
      const recorded = await recordedChecksums(client);
      refuseDifferences(files, recorded);
      const next = files.find((file) => !recorded.has(file.name));
      if (next) await applyOne(client, next);
      return next?.name;
    });
    if (name === undefined) break;
    applied.push(name);
  }
  for (const seed of readSqlFiles(join(folder, 'seed'))) {
    await inTurn(pool, (client) => client.query(seed.text));
  }
  return applied;
}
