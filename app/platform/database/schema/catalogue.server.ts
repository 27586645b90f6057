import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { MigrationRefused } from '../errors.server.ts';
import { inTurn } from '../in-turn.server.ts';
import { CATALOGUE_LINES } from './catalogue-query.server.ts';
import { compareCatalogue } from './compare-catalogue.ts';
import type { DefinitionSet } from './definitions.server.ts';
import type { SqlFile } from './sql-files.server.ts';

export interface Sources {
  migrations: SqlFile[];
  definitions: DefinitionSet;
}

function heading({ migrations, definitions }: Sources): string {
  const hash = createHash('sha256').update(definitions.checksum);
  for (const { name, checksum } of migrations) hash.update(`${name} ${checksum}\n`);
  return `# Written by: npm run db:access, from sources ${hash.digest('hex')}\n`;
}

async function presentLines(client: pg.PoolClient): Promise<string> {
  await client.query(`set local search_path = ''`);
  const { rows } = await client.query<{ lines: string | null }>(
    `select string_agg(line, e'\\n' order by line collate "C") as lines from (${CATALOGUE_LINES}) l`,
  );
  return `${rows[0]?.lines ?? ''}\n`;
}

/** The text of `catalogue.txt` for the database behind `pool`, which is migrated from `sources`. */
export const presentCatalogue = (pool: pg.Pool, sources: Sources): Promise<string> =>
  inTurn(pool, async (client) => heading(sources) + (await presentLines(client)));

/** Whether the database was last changed by these very migrations and definitions. */
async function madeFrom(client: pg.PoolClient, { migrations, definitions }: Sources) {
  const { rows } = await client.query<{ checksum: string | null; migrations: string[] }>(
    `select (select checksum from private.schema_releases order by release desc limit 1) as checksum,
       array(select name from private.schema_migrations order by name collate "C") as migrations`,
  );
  const [last] = rows;
  return (
    last?.checksum === definitions.checksum &&
    last.migrations.join() === migrations.map(({ name }) => name).join()
  );
}

/**
 * Compares the database with `<folder>/catalogue.txt`: the result of its migrations and definitions in an
 * empty one. Throws MigrationRefused where something is missing, or granted that is not granted there.
 * Foreign objects and roles are ignored. Does nothing where the file was written from other sources than
 * these, or the database is that of a newer release.
 */
export async function checkCatalogue(
  pool: pg.Pool,
  folder: string,
  sources: Sources,
): Promise<void> {
  const path = join(folder, 'catalogue.txt');
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const first = heading(sources);
  if (!text.startsWith(first)) return;
  const expected = text.slice(first.length);
  const present = await inTurn(pool, async (client) =>
    (await madeFrom(client, sources)) ? presentLines(client) : expected,
  );
  if (present === expected) return;
  const refusal = compareCatalogue(expected, present);
  if (refusal !== null) throw new MigrationRefused(refusal);
}
