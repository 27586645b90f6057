import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { sqlState } from '../errors.server.ts';
import { inTurn } from '../in-turn.server.ts';
import { type Attempt, throwIfTableBusy, whileTablesAreBusy } from './busy-tables.server.ts';
import { definedIn } from './defined-in.ts';
import type { SqlFile } from './sql-files.server.ts';
import { readSqlTrees } from './sql-files.server.ts';

/** The current definitions of functions, views, triggers and policies, as one release has them. */
export interface DefinitionSet {
  /** Rises with every set; `npm run db:types` raises it. */
  release: number;
  /** Of all files together, names included. */
  checksum: string;
  files: SqlFile[];
}

/**
 * Depends on another file of the set: undefined column, function, table or object, and objects that still
 * depend on one to be dropped.
 */
const NEEDS_ANOTHER_FILE = new Set(['42703', '42883', '42P01', '42704', '2BP01']);

/** Ambiguous function, or another result, argument or column under a name that exists. */
const CHANGED_IN_PLACE = new Set(['42725', '42P13', '42P16']);
const FORMER_ONE = ' (the file drops the former one first: drop function if exists …)';

/** The folders of definitions: beside the feature they belong to, or in the base for those of none. */
const FOLDERS = ['app/features', 'database/base/sql'];

/** Release number and checksum of the set that `npm run db:types` saw last: `41 9df1…`. */
export const VERSION_FILE = 'database/definitions.version';

/** The definitions below `root`, and the release number of its `database/definitions.version`. */
export function readDefinitions(root: string): DefinitionSet {
  const release = Number.parseInt(readFileSync(join(root, VERSION_FILE), 'utf8'), 10);
  const files = readSqlTrees(root, FOLDERS);
  const hash = createHash('sha256');
  for (const { name, checksum } of files) hash.update(`${name} ${checksum}\n`);
  return { release, checksum: hash.digest('hex'), files };
}

const CALLERS = 'public, anon, authenticated, service_role, forja_serving';

/**
 * The file's text with a revoke of every privilege on its functions and views before its first grant.
 * PostgreSQL lets everybody call a new function, and other default privileges may grant more; what was
 * granted by hand or by an earlier text goes as well.
 */
function withRevokes(text: string): string {
  const revokes = definedIn(text).flatMap(({ kind, name }) => {
    if (kind === 'function') return [`revoke all on function ${name} from ${CALLERS};\n`];
    return kind === 'view' ? [`revoke all on ${name} from ${CALLERS};\n`] : [];
  });
  const grants = text.search(/^grant /m);
  const end = grants < 0 ? text.length : grants;
  return `${text.slice(0, end)}\n;${revokes.join('')}${text.slice(end)}`;
}

/** Null once applied, else the error, where it has to wait for other files. */
async function triedOne(client: pg.PoolClient, { name, text }: SqlFile): Promise<Error | null> {
  try {
    await client.query(
      `savepoint definition; ${withRevokes(text)}\n; release savepoint definition`,
    );
    return null;
  } catch (error) {
    throwIfTableBusy(error, `Definition ${name}`);
    const state = sqlState(error);
    if (!(error instanceof Error) || state === null) throw error;
    const failed = new Error(
      `Definition ${name} failed, and nothing of its release was applied: ${error.message}` +
        (CHANGED_IN_PLACE.has(state) ? FORMER_ONE : ''),
      { cause: error },
    );
    if (!NEEDS_ANOTHER_FILE.has(state)) throw failed;
    await client.query('rollback to savepoint definition');
    return failed;
  }
}

/** Round after round, until all are applied or a round has applied none. */
async function applyAll(client: pg.PoolClient, files: SqlFile[]): Promise<void> {
  let left = files;
  while (left.length > 0) {
    const waiting: SqlFile[] = [];
    let reason: Error | undefined;
    for (const file of left) {
      const failed = await triedOne(client, file);
      if (failed) waiting.push(file);
      reason ??= failed ?? undefined;
    }
    if (reason && waiting.length === left.length) throw reason;
    left = waiting;
  }
}

async function applyIfNewer(
  client: pg.PoolClient,
  set: DefinitionSet,
  { limit }: Attempt,
): Promise<string[]> {
  const { rows } = await client.query<{ release: number; checksum: string }>(
    'select release, checksum from private.schema_releases order by release desc limit 1',
  );
  const [latest] = rows;
  if (latest && (latest.release > set.release || latest.checksum === set.checksum)) return [];
  const recorded = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.schema_definitions',
  );
  const known = new Map(recorded.rows.map(({ name, checksum }) => [name, checksum]));
  const changed = set.files.filter(({ name, checksum }) => known.get(name) !== checksum);
  await client.query(limit);
  await applyAll(client, changed);
  await client.query(
    `with present as (
       select name, checksum from unnest($1::text[], $2::text[]) as p (name, checksum)
     ), gone as (
       delete from private.schema_definitions where name not in (select name from present)
     ), kept as (
       insert into private.schema_definitions (name, checksum) select name, checksum from present
         on conflict (name) do update set checksum = excluded.checksum
     )
     insert into private.schema_releases (release, checksum) values ($3, $4)
       on conflict (release) do update set checksum = excluded.checksum, applied_at = now()`,
    [
      set.files.map(({ name }) => name),
      set.files.map(({ checksum }) => checksum),
      set.release,
      set.checksum,
    ],
  );
  return changed.map(({ name }) => name);
}

/**
 * Brings the database to this release's definitions: what changed since the last set is applied in one
 * transaction, all of it or nothing. The set of a newer release is left alone. Returns the names of the
 * applied files.
 */
export const applyDefinitions = (pool: pg.Pool, set: DefinitionSet): Promise<string[]> =>
  whileTablesAreBusy((attempt) => inTurn(pool, (client) => applyIfNewer(client, set, attempt)));
