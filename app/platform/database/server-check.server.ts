import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { classified } from './errors.server.ts';
import { CONNECTION_WAIT_MS } from './server-pool.server.ts';

/** Major version 15 brought `security_invoker` views and a `public` schema closed by default. */
const OLDEST_SERVER = 150_000;

type Facts = { number: number; name: string; connections: number };

/** A limit of -1 means none, which `least` leaves out as null. */
const FACTS = `select current_setting('server_version_num')::int as number,
    current_setting('server_version') as name,
    least(nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1),
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0)) as connections
  from pg_catalog.pg_roles r, pg_catalog.pg_database d
  where r.rolname = session_user and d.datname = current_database()`;

async function readFacts(url: string): Promise<Facts | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: APPLICATION_NAME,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Facts>(FACTS)).rows[0];
  } catch (error) {
    throw classified(error);
  } finally {
    await client.end();
  }
}

/**
 * Reads a server's version and how many connections it accepts from this user for this database, those of
 * others included. Throws DatabaseUnavailable, and Error for a version before 15.
 */
export async function checkServer(url: string, where: string): Promise<{ connections: number }> {
  const facts = await readFacts(url);
  if (facts && facts.number >= OLDEST_SERVER) return facts;
  throw new Error(`PostgreSQL 15 or later is needed; ${where} is version ${facts?.name}`);
}
