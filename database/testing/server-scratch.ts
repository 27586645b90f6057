import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { applyMigrations } from '#app/platform/database/schema/migrations.server.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

const ONE_AT_A_TIME = 'select pg_advisory_lock(6120945)';

function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await applyMigrations(pool);
  } finally {
    await pool.end();
  }
}

async function ensureTemplate(client: pg.Client, url: string): Promise<string> {
  const template = `forja_template_${schemaFingerprint()}`;
  await client.query(ONE_AT_A_TIME);
  const known = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 0) {
    await client.query(`create database ${template}`);
    await migrate(inDatabase(url, template));
  }
  return template;
}

/** Longer than connections that are ending need to be gone. */
const ENDING_MS = 2000;

/**
 * Until nobody is connected, or those that are will not go by themselves: a pool that has ended leaves its
 * sockets a moment later, and one that the server ends first would fail with nobody listening.
 */
async function left(client: pg.Client, name: string): Promise<void> {
  for (const until = Date.now() + ENDING_MS; Date.now() < until; ) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
  }
}

export interface ServerScratch {
  url: string;
  dispose: () => Promise<void>;
}

const scratchName = () => `forja_scratch_${randomUUID().replaceAll('-', '')}`;

async function ownDatabase(url: string): Promise<ServerScratch> {
  const name = scratchName();
  await connected(url, async (client) => {
    const template = await ensureTemplate(client, url);
    // Without fsync copying files is faster than writing every page to the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    // A copy does not inherit the rights on the database itself, which bootstrap.sql takes.
    for (const right of ['connect', 'temporary']) {
      const { rows } = await client.query<{ kept: boolean }>(
        `select has_database_privilege('public', $1, $2) as kept`,
        [template, right],
      );
      if (!rows[0]?.kept) await client.query(`revoke ${right} on database ${name} from public`);
    }
  });
  return scratchOf(url, name);
}

const scratchOf = (url: string, name: string): ServerScratch => ({
  url: inDatabase(url, name),
  dispose: () =>
    connected(url, async (client) => {
      await left(client, name);
      await client.query(`drop database ${name} with (force)`);
    }),
});

/** A database of its own with nothing in it, for an owner who may make one. */
export async function emptyDatabase(url: string): Promise<ServerScratch> {
  const name = scratchName();
  await connected(url, (client) => client.query(`create database ${name}`));
  return scratchOf(url, name);
}

/** Without CREATEDB there is the one database given: emptied, migrated, and held until disposed. */
async function sharedDatabase(url: string): Promise<ServerScratch> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query(ONE_AT_A_TIME);
  await holder.query(
    'drop schema if exists private cascade; drop schema public cascade; create schema public',
  );
  await migrate(url);
  return { url, dispose: () => holder.end() };
}

/** A migrated, seeded scratch database on the server of TEST_DATABASE_URL. */
export async function serverScratch(url: string): Promise<ServerScratch> {
  const mayCreate = await connected(url, async (client) => {
    const { rows } = await client.query<{ rolcreatedb: boolean }>(
      'select rolcreatedb from pg_roles where rolname = current_user',
    );
    return rows[0]?.rolcreatedb ?? false;
  });
  return mayCreate ? ownDatabase(url) : sharedDatabase(url);
}
