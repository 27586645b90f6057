import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { MigrationRefused } from '../errors.server.ts';
import { inTurn } from '../in-turn.server.ts';
import { crossBridge } from './bridge.server.ts';
import {
  type Attempt,
  lockNamedTables,
  throwIfTableBusy,
  whileTablesAreBusy,
} from './busy-tables.server.ts';
import {
  checkCatalogue,
  isAsCompared,
  type KeptMark,
  readExpected,
  type Sources,
} from './catalogue.server.ts';
import { applyDefinitions, readDefinitions } from './definitions.server.ts';
import type { SqlFile } from './sql-files.server.ts';
import { readSqlFiles } from './sql-files.server.ts';

const LEDGER = `
  create schema if not exists private;
  create table if not exists private.schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    expand boolean not null default false
  );
  alter table private.schema_migrations enable row level security;
  revoke all on private.schema_migrations from public;
  do $$ begin
    if to_regclass('private.schema_releases') is null then
      create table private.schema_releases (
        release integer primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      comment on table private.schema_releases is
        'Sets of definitions applied, with the sha256 of each. Granted to nobody.';
      create table private.schema_definitions (name text primary key, checksum text not null);
      comment on table private.schema_definitions is
        'Files of the set in force, with the sha256 of their texts. Granted to nobody.';
      alter table private.schema_releases enable row level security;
      alter table private.schema_definitions enable row level security;
      revoke all on private.schema_releases, private.schema_definitions from public;
    end if;
  end $$;`;

/** Marks a migration that the previous release works with: it adds, and removes nothing. */
export const EXPAND = /^-- expand$/m;

interface Recorded {
  checksum: string;
  expand: boolean;
}

function refuseChanged(file: SqlFile, { checksum }: Recorded): void {
  if (file.checksum === checksum) return;
  throw new MigrationRefused(
    `Migration ${file.name} was changed after it had been applied. Put its text back and write ` +
      'the change as a new migration.',
  );
}

/** A newer release's migrations are accepted when each of them only adds. */
function refuseUnknown(files: readonly SqlFile[], recorded: Map<string, Recorded>): void {
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...recorded].filter(([name]) => !known.has(name));
  const [narrowing] = unknown.find(([, { expand }]) => !expand) ?? [];
  if (narrowing !== undefined) {
    throw new MigrationRefused(
      `The database has migration ${narrowing}, which this release does not know: it was migrated ` +
        'by a newer release. Start that release, or one after it.',
    );
  }
  const [newer] = unknown[0] ?? [];
  const pending = files.find(({ name }) => !recorded.has(name));
  if (newer !== undefined && pending) {
    throw new MigrationRefused(
      `The database has migration ${newer}, which this release does not know, and lacks ` +
        `${pending.name}: it was migrated by another line of releases. Start one that knows both.`,
    );
  }
}

/** Throws MigrationRefused where a release with these migrations does not run on a database with the recorded ones. */
export function refuseOtherRelease(
  files: readonly SqlFile[],
  recorded: Map<string, Recorded>,
): void {
  for (const file of files) {
    const known = recorded.get(file.name);
    if (known) refuseChanged(file, known);
  }
  refuseUnknown(files, recorded);
}

/** The migrations that a database has, by name. */
export async function appliedMigrations(
  client: pg.Pool | pg.PoolClient,
): Promise<Map<string, Recorded>> {
  const { rows } = await client.query<Recorded & { name: string }>(
    'select name, checksum, expand from private.schema_migrations order by name',
  );
  return new Map(rows.map(({ name, ...recorded }) => [name, recorded]));
}

async function applyOne(client: pg.PoolClient, file: SqlFile, attempt: Attempt): Promise<void> {
  await client.query(attempt.limit);
  try {
    if (attempt.number > 1) await lockNamedTables(client, file.text, attempt);
    await client.query(file.text);
  } catch (error) {
    throwIfTableBusy(error, `Migration ${file.name}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${file.name} failed and was undone: ${reason}`, { cause: error });
  }
  await client.query(
    'insert into private.schema_migrations (name, checksum, expand) values ($1, $2, $3)',
    [file.name, file.checksum, EXPAND.test(file.text)],
  );
}

/** The migrations and definitions of a release; `root` is its project folder. */
export function readSources(root: string): Sources {
  const migrations = readSqlFiles(join(root, 'database/migrations'));
  return { migrations, definitions: readDefinitions(root) };
}

/** Applies the missing ones of these migrations, each in a transaction of its own, and returns their names. */
async function applyMissing(pool: pg.Pool, files: readonly SqlFile[]): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await whileTablesAreBusy((attempt) =>
      inTurn(pool, async (client) => {
        const recorded = await appliedMigrations(client);
        refuseOtherRelease(files, recorded);
        const next = files.find((file) => !recorded.has(file.name));
        if (next) await applyOne(client, next, attempt);
        return next?.name;
      }),
    );
    if (name === undefined) return applied;
    applied.push(name);
  }
}

type Options = {
  /** The project folder of the release. */
  root?: string;
  /** Applies these migrations alone, and neither definitions nor seeds. */
  only?: ReadonlySet<string>;
  /** What the folder holds, where it has been read already. */
  sources?: Sources | undefined;
  /** A database that is as it was when this mark was kept has what this release would bring. */
  mark?: KeptMark | undefined;
};

/** Each seed writes only into empty tables. */
async function sow(pool: pg.Pool, folder: string): Promise<void> {
  const seeds = readSqlFiles(join(folder, 'seed'));
  await inTurn(pool, (client) => client.query(seeds.map(({ text }) => text).join('\n;')));
}

/**
 * Brings a database to the release in the project folder `root`. In `<root>/database`: runs
 * `bootstrap.sql`, converts a database from before the baseline (`bridge`), applies the missing
 * `migrations`, each file in a transaction of its own, then the definitions, then compares the result with
 * `catalogue.txt`, then runs `seed` (each seed writes only into empty tables). Returns the names of the
 * migrations applied.
 */
export async function applyMigrations(
  pool: pg.Pool,
  { root = projectRoot(), sources = readSources(root), only, mark }: Options = {},
): Promise<string[]> {
  const folder = join(root, 'database');
  const { migrations: files, definitions } = sources;
  const expected = readExpected(folder, sources);
  if (mark && !only && (await isAsCompared(pool, expected, mark))) {
    await sow(pool, folder);
    return [];
  }
  await inTurn(pool, (client) => client.query(`${expected.bootstrap};${LEDGER}`));
  if (only)
    return applyMissing(
      pool,
      files.filter(({ name }) => only.has(name)),
    );
  await inTurn(pool, (client) => crossBridge(client, folder, files));
  const applied = await applyMissing(pool, files);
  await applyDefinitions(pool, definitions);
  await checkCatalogue(pool, expected, mark);
  await sow(pool, folder);
  return applied;
}
