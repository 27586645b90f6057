import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectFolder } from '../../tools/source-files.ts';
import { printFaults } from '../faults/fault-report.ts';
import { makeSuperadmin, openEveryScreen } from '../faults/staff-screens.ts';
import { doubles, storedLeads } from '../faults/stored-leads.ts';
import { visitorsOf } from '../faults/visitors.ts';
import { UNTIL } from '../patience.ts';
import { ask } from '../routes/ask.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { emptyDataFolder } from '../routes/sql/server-site.ts';
import { type Cluster, PROCESSES, SERVING, startCluster } from './engines.ts';

/*
 * Three processes behind HAProxy, PgBouncer in transaction mode, and a primary with a synchronous standby. The primary is
 * killed under load and the standby promoted, as an operator or Patroni does (docs/growing.md).
 */

/** Connections to the server, those of the pooler among them, for each process. */
const MOST_CONNECTIONS = 10;
const LONGEST_MS = 300_000;
/** How long the load runs before the kill, while nothing takes writes, and after the promotion, in milliseconds. */
const [BEFORE_MS, AWAY_MS, AFTER_MS] = [5_000, 2_000, 5_000];

let cluster: Cluster;
const { folder, remove } = emptyDataFolder();
const sites: SiteProcess[] = [];
/** The site as visitors reach it. */
const balanced = (): SiteProcess => ({
  port: cluster.webPort,
  origin: `http://localhost:${cluster.webPort}`,
  pid: 0,
  ask: (address, options) => ask(cluster.webPort, address, options),
  output: () => sites.map((site) => site.output()).join('\n'),
  end: async () => 0,
});

const settings = () => ({
  ...{ PUBLIC_URL: balanced().origin, DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' },
  ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl },
  SECRET: 'x'.repeat(32),
});

async function measured<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const untilAllReady = () =>
  vi.waitFor(async () => {
    const ready = await Promise.all(sites.map((site) => site.ask(endpoints.readiness)));
    const missing = ready.filter(({ status }) => status !== 200).map(({ text }) => text);
    if (missing.length > 0) throw new Error(`not ready: ${missing.join(' ')}`);
  }, UNTIL);

beforeAll(async () => {
  cluster = await startCluster();
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  await promisify(execFile)(process.execPath, ['tools/migrate.ts'], {
    cwd: projectFolder,
    env: {
      ...{ ...process.env, ...unset },
      ...{ DATABASE_URL: cluster.pooledUrl, MIGRATE_DATABASE_URL: cluster.ownerUrl },
    },
  });
  for (const port of cluster.sitePorts) {
    sites.push(await startSite({ ...settings(), PORT: String(port) }));
  }
  await untilAllReady();
}, LONGEST_MS);

afterAll(async () => {
  for (const site of sites) await site.end('SIGTERM');
  await closeDatabase();
  await cluster.stop();
  remove();
}, LONGEST_MS);

it(
  'staff sign in through the pooler and open every screen, at whichever process',
  async () => {
    const email = 'ana@cluster.example';
    const token = await makeSuperadmin(email, settings());
    const { origin, port } = balanced();
    const { opened, wrong } = await openEveryScreen(port, { origin, email, token });
    expect(wrong).toEqual([]);
    expect(opened).toBeGreaterThan(40);
    for (const site of sites) {
      expect(site.output()).not.toMatch(/permission denied|prepared statement/);
    }
  },
  LONGEST_MS,
);

it(
  'a killed primary loses and doubles no lead, and a process holds ten connections at most',
  async () => {
    const site = balanced();
    const visitors = visitorsOf();
    const visiting = visitors.visit(site);
    await pause(BEFORE_MS);

    const connections = await measured<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where usename = '${SERVING}'`,
    );
    const perProcess = (connections[0]?.n ?? 0) / PROCESSES;
    const standbys = await measured(`select sync_state from pg_stat_replication`);
    expect(standbys).toEqual([{ sync_state: 'sync' }]);
    const before = visitors.acknowledged();
    expect(before).toBeGreaterThan(50);

    const killed = performance.now();
    await cluster.killPrimary();
    await pause(AWAY_MS);
    await cluster.promoteStandby();
    await untilAllReady();
    const awaySeconds = (performance.now() - killed) / 1000;
    await pause(AFTER_MS);
    visiting.stop();
    await visiting.ended;
    await visitors.repeat(site);

    const sent = visitors.leads.map(({ id }) => id).sort();
    await openDatabase({ dataDir: folder, databaseUrl: cluster.ownerUrl });
    const stored = async () => (await storedLeads()).map(({ id }) => id).sort();
    await expect.poll(stored, UNTIL).toEqual(sent);
    const acknowledged = visitors.acknowledged();
    printFaults([
      {
        ...{ fault: 'primary killed, standby promoted', engine: 'PostgreSQL', acknowledged },
        ...{ sent: sent.length, lost: 0, doubled: 0, pages: visitors.pages },
        failedPages: visitors.failedPages,
      },
    ]);
    process.stderr.write(
      `Ready again after ${awaySeconds.toFixed(1)} s; ${perProcess.toFixed(1)} connections a process\n`,
    );
    expect(acknowledged).toBe(sent.length);
    expect(acknowledged).toBeGreaterThan(before + 50);
    expect(await doubles()).toEqual({ contacts: [], deals: [], followUps: [] });
    expect(visitors.failedPages).toBe(0);
    expect(perProcess).toBeLessThanOrEqual(MOST_CONNECTIONS);
  },
  LONGEST_MS,
);
