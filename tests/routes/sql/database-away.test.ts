import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { endpointPath, endpoints } from '#app/paths.ts';
import { leadPost } from '../lead-post.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { WITHOUT_DATABASE } from '../without-database.ts';
import { emptyDataFolder, type ServerDatabase, scratchServerDatabase } from './server-site.ts';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';

let database: ServerDatabase;
let line: SwitchableServer;
let site: SiteProcess;
const { folder, remove } = emptyDataFolder();
const start = (untilReady: boolean) =>
  startSite({ DATABASE_URL: line.url, DATA_DIR: folder, SPOOL_BYTES_MAX: '0' }, { untilReady });

beforeAll(async () => {
  database = await scratchServerDatabase();
  line = await switchableServer(database.url);
  site = await start(true);
  await site.ask('/');
});
afterAll(async () => {
  await site.end('SIGTERM');
  await line.disconnect();
  await database.dispose();
  remove();
});

async function untilHealth(status: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await site.ask('/healthz')).status !== status) {
    if (Date.now() > deadline) throw new Error(`/healthz never said ${status}:\n${site.output()}`);
  }
}

function submit(email: string) {
  const post = leadPost({ origin: site.origin, answers: { email } });
  return site.ask(endpointPath('projectSubmit', 'pt-BR'), post);
}

async function saysSoAndKeepsAnswers(email: string): Promise<void> {
  const { status, headers, text } = await submit(email);
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(messages['pt-BR'].qualification.outcome.failed.text);
  expect(text).toContain(`value="${email}"`);
}

describe('with the database server gone', () => {
  beforeAll(() => line.disconnect());

  it.each(WITHOUT_DATABASE)('$what', ({ check }) => check(site));
  it('a form post reports it and keeps the typed texts', () =>
    saysSoAndKeepsAnswers('gone@a.example'));
  it('the health check reports it', () => untilHealth(503));
  it('readiness names what is missing, and the process is alive', async () => {
    const { status, text } = await site.ask(endpoints.readiness);
    expect(status).toBe(503);
    // The spool of this site takes nothing.
    expect(JSON.parse(text)).toMatchObject({ ready: false, missing: ['database', 'spool'] });
    expect((await site.ask(endpoints.liveness)).status).toBe(200);
  });
});

describe('while the database only reads, as after a failover', () => {
  const setReadOnly = async (value: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // The setting itself is a write, which a session that only reads is refused.
    await client.query('set default_transaction_read_only = off');
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await client.end();
    // Connections of before keep their setting.
    await line.disconnect();
    await line.bringBack();
  };
  beforeAll(() => setReadOnly('on'));

  it('the health check reports it', () => untilHealth(503));
  it('a form post reports it and keeps the typed texts', () =>
    saysSoAndKeepsAnswers('read@a.example'));
  it('leads are accepted again once it writes', async () => {
    await setReadOnly('off');
    await untilHealth(200);
    expect((await submit('written@a.example')).status).toBe(303);
  });
  afterAll(() => line.disconnect());
});

describe('started again while it is gone', () => {
  beforeAll(async () => {
    expect(await site.end('SIGTERM')).toBe(0);
    site = await start(false);
  });

  it.each(WITHOUT_DATABASE)('$what', ({ check }) => check(site));
  it('a form post reports it and keeps the typed texts', () =>
    saysSoAndKeepsAnswers('again@a.example'));
  it('the health check reports it', () => untilHealth(503));
});

describe('when it is back', () => {
  beforeAll(async () => {
    await line.bringBack();
    await untilHealth(200);
  });

  it('leads are accepted again, by the same process', async () => {
    expect((await submit('back@a.example')).status).toBe(303);
  });

  it('ends cleanly while the database is away again', async () => {
    await line.disconnect();
    expect(await site.end('SIGTERM')).toBe(0);
    await line.bringBack();
    site = await start(true);
  });
});
