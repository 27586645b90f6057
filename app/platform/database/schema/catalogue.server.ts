import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { MigrationRefused } from '../errors.server.ts';
import { inTurn } from '../in-turn.server.ts';
import { CATALOGUE_LINES } from './catalogue-query.server.ts';
import { catalogueState } from './catalogue-state.server.ts';
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

/** Where the mark of the last comparison that found nothing is kept. */
export interface KeptMark {
  read: () => string | null;
  keep: (mark: string) => void;
}

/** The catalogue that these sources make, and `bootstrap.sql`, which sets the rights around it. */
export interface Expected {
  sources: Sources;
  bootstrap: string;
  /** Null where `catalogue.txt` was written from other sources. */
  lines: string | null;
}

/** Reads what the database in `folder` is compared with. */
export function readExpected(folder: string, sources: Sources): Expected {
  const bootstrap = readFileSync(join(folder, 'bootstrap.sql'), 'utf8');
  const path = join(folder, 'catalogue.txt');
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
  const first = heading(sources);
  return { sources, bootstrap, lines: text.startsWith(first) ? text.slice(first.length) : null };
}

async function markOf(client: pg.PoolClient, { sources, bootstrap, lines }: Expected) {
  const state = await catalogueState(client);
  const parts = [heading(sources), bootstrap, lines, state];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Whether the database is as it was when it was last compared with these sources: nothing in its catalogue, its
 * roles or the record of its migrations has been written since.
 */
export async function isAsCompared(
  pool: pg.Pool,
  expected: Expected,
  mark: KeptMark,
): Promise<boolean> {
  const kept = mark.read();
  if (kept === null || expected.lines === null) return false;
  const { rows } = await pool.query<{ migrated: boolean }>(
    `select to_regclass('private.schema_definitions') is not null as migrated`,
  );
  if (!rows[0]?.migrated) return false;
  return kept === (await inTurn(pool, (client) => markOf(client, expected)));
}

/**
 * Compares the database with `catalogue.txt`: the result of its migrations and definitions in an empty one.
 * Throws MigrationRefused where something is missing, or granted that is not granted there. Foreign objects and
 * roles are ignored. Does nothing where the file was written from other sources than these, or the database is that
 * of a newer release. Where nothing differs and `mark` is given, it is kept: read in the same transaction, so that it
 * is the mark of what was compared.
 */
export async function checkCatalogue(
  pool: pg.Pool,
  expected: Expected,
  mark?: KeptMark,
): Promise<void> {
  const { sources, bootstrap, lines } = expected;
  if (lines === null) return;
  const compared = await inTurn(pool, async (client) => {
    if (!(await madeFrom(client, sources))) return null;
    if (mark) await client.query(bootstrap);
    const found = mark && (await markOf(client, expected));
    return { present: await presentLines(client), found };
  });
  if (compared === null) return;
  const refusal = compared.present === lines ? null : compareCatalogue(lines, compared.present);
  if (refusal !== null) throw new MigrationRefused(refusal);
  if (compared.found) mark?.keep(compared.found);
}
