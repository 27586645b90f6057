import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTENER_NAME } from '#app/platform/database/application-name.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import { ownerSql } from '../../../database/testing/scratch-database.ts';
import type { Answer } from '../ask.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { CHANGES, change } from '../row-changes.ts';
import { tenUseTheLink } from '../set-up-posts.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import {
  emptyDataFolder,
  type ServerDatabase,
  SHARED_BUCKET,
  scratchServerDatabase,
} from './server-site.ts';

const WITHIN_MS = 1000;

let database: ServerDatabase;
let writing: BuiltSite;
let second: SiteProcess;
const folders = [emptyDataFolder(), emptyDataFolder()] as const;

beforeAll(async () => {
  database = await scratchServerDatabase();
  const env = {
    DATABASE_URL: database.url,
    SECRET: randomBytes(32).toString('base64url'),
    STORAGE_URL: SHARED_BUCKET,
  };
  writing = await openBuiltSite({ env, dataDir: folders[0].folder });
  second = await startSite({ ...env, DATA_DIR: folders[1].folder });
});
afterAll(async () => {
  await second.end('SIGTERM');
  await writing.close();
  await database.dispose();
  for (const { remove } of folders) remove();
});

/** Loads until the answer satisfies; resolves to how long that took, in milliseconds. */
async function untilVisible(load: () => Promise<Answer>, text: string | RegExp): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answer = await load();
    const passed = performance.now() - from;
    const visible = typeof text === 'string' ? answer.text.includes(text) : text.test(answer.text);
    if (visible || passed > 10 * WITHIN_MS) return passed;
  }
}

describe('two processes on one PostgreSQL', () => {
  it.each(CHANGES)(
    'a changed $what is on the next load here, and within a second there',
    async (row) => {
      await writing.ask(row.address);
      await second.ask(row.address);
      const times: number[] = [];
      for (let mark = 300; mark < 303; mark += 1) {
        const known = currentGeneration();
        await change(row, mark);
        expect(currentGeneration()).toBeGreaterThan(known);
        const here = await writing.ask(row.address);
        expect(here.text).toContain(row.shows(mark));
        times.push(await untilVisible(() => second.ask(row.address), row.shows(mark)));
      }
      // The middle one: a machine that stalls costs one try, a lost announcement costs each.
      const [, middle, longest] = times.sort((a, b) => a - b);
      expect(middle).toBeLessThan(WITHIN_MS);
      expect(longest).toBeLessThan(10 * WITHIN_MS);
    },
  );

  it('make one superadmin of ten people who use the set-up link at both', () =>
    tenUseTheLink([writing, second]));

  it('a process without notifications polls by itself', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      // The connections that listen are ended by the server, as a network would end them.
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and datname = current_database()`,
        [LISTENER_NAME],
      );
      expect(rowCount).toBe(2);
    } finally {
      await client.end();
    }
    const [row] = CHANGES;
    await change(row, 400);
    expect((await writing.ask(row.address)).text).toContain(row.shows(400));
    const duration = await untilVisible(() => second.ask(row.address), row.shows(400));
    // The poll comes once a second; the load after it shows the change.
    expect(duration).toBeLessThan(2 * WITHIN_MS);
  });
});

it('a connection lost in the middle of a transaction costs that transaction alone', async () => {
  const lost = asActor({ kind: 'system' }, async (tx) => {
    await tx.updateTable('company_settings').set({ companyName: 'Perdida' }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await ownerSql('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  expect((await writing.ask('/healthz')).status).toBe(200);
  expect((await writing.ask('/sobre')).text).not.toContain('Perdida');
});
