import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '../site-process.ts';
import {
  emptyDataFolder,
  type ServerDatabase,
  SHARED_BUCKET,
  scratchServerDatabase,
} from './server-site.ts';

/** The lock under which the job library makes its tables. */
const LIBRARY_LOCK = `select pg_advisory_lock(
  ('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint)`;
const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

let database: ServerDatabase;
let holder: pg.Client;
const folders = [emptyDataFolder(), emptyDataFolder()] as const;

beforeAll(async () => {
  database = await scratchServerDatabase();
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await database.dispose();
  for (const { remove } of folders) remove();
});

it('two processes that come to a new database at the same moment both start', async () => {
  await holder.query(LIBRARY_LOCK);
  const shared = {
    DATABASE_URL: database.url,
    SECRET: randomBytes(32).toString('base64url'),
    STORAGE_URL: SHARED_BUCKET,
  };
  const starting = Promise.all(
    folders.map(({ folder }) => startSite({ ...shared, DATA_DIR: folder })),
  );
  // Both have looked and found no tables of the library.
  await expect.poll(async () => (await holder.query(WAITING)).rows[0]).toEqual({ waiting: 2 });
  await holder.query('select pg_advisory_unlock_all()');
  for (const site of await starting) {
    expect((await site.ask('/healthz')).status).toBe(200);
    await site.end('SIGTERM');
  }
});
