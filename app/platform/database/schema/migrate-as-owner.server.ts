import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DUE_WORK_INDEXES } from '#app/platform/jobs/due-work.server.ts';
import { classified, MigrationRefused, sqlState } from '../errors.server.ts';
import { makePool } from '../pool.server.ts';
import { applyMigrations } from './migrations.server.ts';
import { requireOwner } from './serving.server.ts';

/** One for the advisory lock of a turn, one for what is read meanwhile. */
const CONNECTIONS = 2;

const GRANTS = `grant usage on schema pgboss to forja_serving;
  grant select, insert, update, delete on all tables in schema pgboss to forja_serving;
  grant usage, select on all sequences in schema pgboss to forja_serving;
  grant execute on all functions in schema pgboss to forja_serving;
  grant usage on type pgboss.job_state to forja_serving`;

/** Makes the tables of the job library, or brings them to its release, and lets serving users use them. */
async function prepareJobs(pool: pg.Pool): Promise<void> {
  const executeSql = async (text: string, values?: unknown[]) => {
    const results: unknown = await (values?.length ? pool.query(text, values) : pool.query(text));
    return (Array.isArray(results) ? results.at(-1) : results) as { rows: never[] };
  };
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await pool.query(DUE_WORK_INDEXES);
  await pool.query(GRANTS);
}

const NOT_PERMITTED = '42501';

/**
 * Grants forja_serving to a user, with its rights and with the roles of callers that it may become. Since PostgreSQL 16 a
 * grant says so itself, and a user that does not inherit otherwise has neither; before, the user has to inherit.
 */
async function grantServing(pool: pg.Pool, user: string, since16: boolean): Promise<void> {
  const name = pg.escapeIdentifier(user);
  const grant = `grant forja_serving to ${name}${since16 ? ' with inherit true, set true' : ''}`;
  try {
    await pool.query(grant);
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
    // Another database of the server has made the role, or the server was upgraded from 15: then only its maker may grant it.
    throw new MigrationRefused(
      `The user that owns the database may not grant the role forja_serving. As an administrator: ${grant};`,
      { cause: error },
    );
  }
  if (since16 || (await serves(pool, user)).member) return;
  throw new MigrationRefused(
    `The user ${user} of DATABASE_URL does not inherit. As an administrator: alter role ${name} inherit;`,
  );
}

async function serves(pool: pg.Pool, user: string) {
  const { rows } = await pool.query<{ own: boolean; member: boolean; since16: boolean }>(
    `select r.rolname = current_user as own, since16,
       pg_has_role(r.oid, 'forja_serving', 'USAGE')
         and pg_has_role(r.oid, 'forja_serving', case when since16 then 'SET' else 'MEMBER' end) as member
     from pg_catalog.pg_roles r, (select current_setting('server_version_num')::int >= 160000 as since16) v
     where r.rolname = $1`,
    [user],
  );
  const [role] = rows;
  if (!role) throw new Error(`DATABASE_URL names the user ${user}, whom the server does not know.`);
  return role;
}

/** Lets the user of an address serve, where it is not the owner itself. */
async function admit(pool: pg.Pool, servingUrl: string): Promise<void> {
  const user = decodeURIComponent(new URL(servingUrl).username);
  const { own, member, since16 } = await serves(pool, user);
  if (!own && !member) await grantServing(pool, user, since16);
}

/**
 * Brings the database to this release as its owner: migrations, definitions, the tables of the job library. Lets the user
 * of `servingUrl` serve from it. Returns the names of the migrations applied. Throws as `migrateDatabase` does.
 */
export async function migrateAsOwner(ownerUrl: string, servingUrl: string): Promise<string[]> {
  const pool = makePool({ connectionString: ownerUrl, max: CONNECTIONS }, () => undefined);
  try {
    await requireOwner(pool);
    const applied = await applyMigrations(pool);
    await prepareJobs(pool);
    await admit(pool, servingUrl);
    return applied;
  } catch (error) {
    throw classified(error);
  } finally {
    await pool.end();
  }
}
