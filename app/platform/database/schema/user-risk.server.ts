import type pg from 'pg';
import { openHandle } from '../handle.server.ts';

/** What an attacker inside this process could reach beside the database of the site. */
export type UserRisk = 'superuser' | 'otherDatabases';

const RISK = `select case
    when r.rolsuper then 'superuser'
    when exists (select from pg_catalog.pg_database d
      where d.datdba = r.oid and d.datname <> current_database()) then 'otherDatabases'
  end as risk
  from pg_catalog.pg_roles r where r.rolname = session_user`;

export async function userRiskOf(pool: pg.Pool): Promise<UserRisk | null> {
  const { rows } = await pool.query<{ risk: UserRisk | null }>(RISK);
  return rows[0]?.risk ?? null;
}

/** The risk of the user of DATABASE_URL; none with the embedded engine, which serves this process alone. */
export async function readUserRisk(): Promise<UserRisk | null> {
  const { kind, pool } = openHandle();
  return kind === 'embedded' ? null : userRiskOf(pool);
}

/** For the log of a start. */
export const RISK_WORDS: Readonly<Record<UserRisk, string>> = {
  superuser:
    'the user of DATABASE_URL is a superuser: an attacker inside this process would reach every database of the server; ' +
    'make a user for the site alone (docs/deploy.md, "Two users")',
  otherDatabases:
    'the user of DATABASE_URL owns other databases: an attacker inside this process would reach them too; ' +
    'make a user for the site alone (docs/deploy.md, "Two users")',
};
