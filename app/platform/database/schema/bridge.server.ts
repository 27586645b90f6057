import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { LISTENER_NAME } from '../application-name.ts';
import { MigrationRefused } from '../errors.server.ts';
import type { SqlFile } from './sql-files.server.ts';

/** The migrations that the baseline replaced, as in `database/bridge/last-set.json`. */
interface LastSet {
  /** How to get the last release with them. */
  release: string;
  /** By name, the checksums under which a migration of that set may have been applied. */
  migrations: Readonly<Record<string, readonly string[]>>;
}

/** Files of the baseline; numbered migrations go on at 0100. */
export const isBaseline = ({ name }: Pick<SqlFile, 'name'>): boolean => /^00\d\d_/.test(name);

const listed = (names: string[]) =>
  names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names[0];

/** How the recorded migrations differ from the last set, in words; null where they do not. */
function difference(
  known: LastSet['migrations'],
  recorded: ReadonlyMap<string, string>,
): string | null {
  const missing = Object.keys(known).filter((name) => !recorded.has(name));
  if (missing.length > 0) return `it lacks ${listed(missing)}`;
  const unknown = [...recorded.keys()].filter((name) => !known[name]);
  if (unknown.length > 0) return `it has ${listed(unknown)}, which that release does not know`;
  const changed = Object.keys(known).filter(
    (name) => !known[name]?.includes(recorded.get(name) ?? ''),
  );
  return changed.length > 0 ? `${listed(changed)} had another text` : null;
}

async function refuseUnlessAlone(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_catalog.pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [LISTENER_NAME],
  );
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new MigrationRefused(
    `${others} other ${others === 1 ? 'process' : 'processes'} of the site use this database, and its ` +
      'migrations are about to be replaced by the baseline. Stop them, then start this release.',
  );
}

/**
 * Takes over a database that has exactly the migrations before the baseline: within the caller's transaction
 * its record becomes that of the baseline, whose tables it has already. Does nothing to any other database
 * with the baseline, or with no migrations yet. Throws MigrationRefused for every other set of earlier
 * migrations, and while other processes of the site are connected.
 */
export async function crossBridge(
  client: pg.PoolClient,
  folder: string,
  migrations: readonly SqlFile[],
): Promise<void> {
  const path = join(folder, 'bridge/last-set.json');
  if (!existsSync(path)) return;
  const { release, migrations: known } = JSON.parse(readFileSync(path, 'utf8')) as LastSet;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.schema_migrations',
  );
  const recorded = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const [first = ''] = Object.keys(known);
  if (!recorded.has(first)) return;
  const different = difference(known, recorded);
  if (different !== null) {
    throw new MigrationRefused(
      `The database was migrated by an earlier release than the one that this release takes over from: ${different}. ` +
        `Start ${release} with it once, end that, then start this release.`,
    );
  }
  await refuseUnlessAlone(client);
  const baseline = migrations.filter(isBaseline);
  await client.query(readFileSync(join(folder, 'bridge/bridge.sql'), 'utf8'));
  await client.query('delete from private.schema_migrations');
  await client.query(
    `insert into private.schema_migrations (name, checksum)
     select * from unnest($1::text[], $2::text[])`,
    [baseline.map(({ name }) => name), baseline.map(({ checksum }) => checksum)],
  );
}
