import pg from 'pg';
import { ENGINE_OWNER, startEngine } from '../app/platform/database/engine/engine.server.ts';

export const INSERT_REFERENCE = 'insert into reference_leads (form_data) values ($1)';

const CONNECTIONS = 8;

/** Connections to a table of one insert a lead: on the given server, else on an embedded engine of its own. */
export async function openReference(where: { databaseUrl?: string | undefined; dataDir: string }) {
  const events = { onNotice: () => undefined, onThread: () => undefined };
  const engine = where.databaseUrl ? undefined : await startEngine(where.dataDir, events);
  const pool = new pg.Pool(
    engine
      ? // The engine has one session.
        { host: engine.host, port: engine.port, user: ENGINE_OWNER, database: 'postgres', max: 1 }
      : { connectionString: where.databaseUrl, max: CONNECTIONS },
  );
  await pool.query(`create table if not exists reference_leads (
    id uuid primary key default gen_random_uuid(), form_data jsonb not null,
    created_at timestamptz not null default now())`);
  const close = async () => {
    await pool.end();
    await engine?.stop();
  };
  return { pool, close };
}
