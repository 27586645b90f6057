import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endpointPath } from '../app/paths.ts';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { SETTINGS } from '../app/platform/env.server.ts';
import { ask } from '../tests/routes/ask.ts';
import { member, sql } from '../tests/routes/auth-posts.ts';
import { leadPost } from '../tests/routes/lead-post.ts';
import { signInByLink } from '../tests/routes/staff.ts';
import { type Finding, missedOf, printFindings } from './finding.ts';
import { loadRound, median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { processAsSite } from './process-as-site.ts';

/*
 * Memory of a process as `npm start` starts it, on the embedded engine and on PostgreSQL, at rest, after load, and
 * with 5,000 open streams of events; and how soon it answers on a folder that exists: `npm run bench -- --memory`.
 */

const { values } = parseArgs({
  // `--memory` is what brought us here.
  options: { memory: { type: 'boolean' }, streams: { type: 'string', default: '5000' } },
});
const STREAMS = Number(values.streams);
const STREAMS_OF_A_SESSION = 3;
const OPENED_AT_ONCE = 20;
const MB = 1024 * 1024;
const REST_MS = 10_000;
const BOOTS = 3;
const LOAD = { connections: 8, requests: 2000 };
const PAGES = ['/', '/precos', '/servicos', '/en', '/contato', '/artigos', '/cases'];
const LEADS = 200;
const TARGET = { rest: 450, load: 600, server: 250, streams: 150, boot: 1.5 };
/** As `npm start` does. */
const START = ['--max-semi-space-size=8'];

const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --memory');

const scratch = mkdtempSync(path.join(tmpdir(), 'forja-memory-'));
const started: MeasuredProcess[] = [];

type Note = (finding: Finding) => void;
const inMB = (what: string, value: number, atMost?: number): Finding => ({
  ...{ what, value, unit: 'MB' },
  ...(atMost && { atMost }),
});

async function start(dataDir: string, env: Record<string, string> = {}): Promise<MeasuredProcess> {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const site = await startMeasured(
    'server/start.mjs',
    {
      ...{ ...unset, PORT: '0', DATA_DIR: path.join(scratch, dataDir) },
      ...{ TRUSTED_PROXIES: '127.0.0.1', BACKUP_NIGHTLY: 'off', MALLOC_ARENA_MAX: '2' },
      ...env,
    },
    START,
  );
  started.push(site);
  return site;
}

async function untilHealthy({ port }: MeasuredProcess): Promise<void> {
  for (;;) {
    const answer = await ask(port, '/healthz').catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(5);
  }
}

const memoryOf = async (site: MeasuredProcess) => (await site.usage()).rss / MB;

/** Cached pages, and leads with what follows from them. */
async function load(site: MeasuredProcess): Promise<void> {
  for (const page of PAGES) {
    const { status } = await ask(site.port, page);
    if (status === 200) await loadRound(site, page, LOAD);
  }
  for (let number = 0; number < LEADS; number += 1) {
    const post = leadPost({
      origin: site.url(''),
      answers: { email: `pessoa${number}@memoria.example`, telefone: '' },
      headers: { 'x-forwarded-for': `10.8.${number >> 8}.${number & 255}` },
    });
    const { status } = await ask(site.port, endpointPath('projectSubmit', 'pt-BR'), post);
    if (status !== 303) throw new Error(`A lead was answered ${status}`);
  }
  await wait(REST_MS);
}

async function embedded(note: Note): Promise<void> {
  const site = await start('embedded');
  await untilHealthy(site);
  await wait(REST_MS);
  note(inMB('at rest', await memoryOf(site), TARGET.rest));
  await load(site);
  note(inMB('after load', await memoryOf(site), TARGET.load));
  await site.stop();
  const boots: number[] = [];
  for (let boot = 0; boot < BOOTS; boot += 1) {
    const began = performance.now();
    const again = await start('embedded');
    await untilHealthy(again);
    boots.push((performance.now() - began) / 1000);
    if (boot === BOOTS - 1) {
      await wait(REST_MS);
      note(inMB('at rest on a folder that exists', await memoryOf(again), TARGET.rest));
    }
    await again.stop();
  }
  const what = `boot on a folder that exists, median of ${BOOTS}`;
  note({ what, value: median(boots), unit: 's', digits: 2, atMost: TARGET.boot });
}

/** Runs `work` for each item, some at once. */
async function forEachSome<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, lane));
}

/** Signs a manager in, as often as the streams take. */
async function signIns(site: MeasuredProcess): Promise<string[]> {
  const { id, email } = await member();
  await sql(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, id);
  const cookies: string[] = [];
  const wanted = Array.from({ length: Math.ceil(STREAMS / STREAMS_OF_A_SESSION) });
  await forEachSome([...wanted.keys()], async () => {
    cookies.push(await signInByLink(processAsSite(site), email));
  });
  return cookies;
}

/** Opens the streams; returns how many are open, and what closes them. */
async function openStreams(site: MeasuredProcess, cookies: readonly string[]) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open = new Set<ClientRequest>();
  const openOne = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { cookie, accept: 'text/event-stream' };
      const asked = get({ port: site.port, path: '/admin/events', agent, headers }, (answer) => {
        if (answer.statusCode !== 200)
          reject(new Error(`A stream was answered ${answer.statusCode}`));
        answer.once('data', () => resolve()).on('error', () => undefined);
        answer.once('close', () => {
          open.delete(asked);
          reject(new Error('A stream ended before its first event'));
        });
      });
      asked.on('error', reject);
      open.add(asked);
    });
  const ofSessions = Array.from({ length: STREAMS_OF_A_SESSION }, () => cookies).flat();
  await forEachSome(ofSessions.slice(0, STREAMS), openOne);
  return {
    count: () => open.size,
    close: () => {
      for (const asked of open) asked.destroy();
    },
  };
}

async function onServer(databaseUrl: string, note: Note): Promise<void> {
  const site = await start('server', { DATABASE_URL: databaseUrl });
  await untilHealthy(site);
  await wait(REST_MS);
  note(inMB('at start', await memoryOf(site), TARGET.server));
  await load(site);
  note(inMB('after load', await memoryOf(site), TARGET.server));
  await openDatabase({ dataDir: '', databaseUrl });
  // A load of their own, which the streams are not to be blamed for.
  const cookies = await signIns(site);
  note(inMB(`after ${cookies.length} sign-ins`, await memoryOf(site)));
  await wait(REST_MS);
  const before = await memoryOf(site);
  note(inMB('ten seconds later', before));
  const began = performance.now();
  const streams = await openStreams(site, cookies);
  note({
    what: `${STREAMS} streams opened in`,
    value: (performance.now() - began) / 1000,
    unit: 's',
  });
  await wait(REST_MS);
  if (streams.count() < STREAMS) throw new Error(`Only ${streams.count()} streams are open`);
  const onTop = (await memoryOf(site)) - before;
  note(inMB(`${STREAMS} streams of events on top`, onTop, TARGET.streams));
  // Garbage of the opening goes when the engine collects it, which is not within ten seconds each time.
  await wait(2 * REST_MS);
  note(inMB('of these half a minute after', (await memoryOf(site)) - before));
  const answered = performance.now();
  const { status } = await ask(site.port, '/');
  if (status !== 200) throw new Error(`A page was answered ${status}`);
  const page = 'a cached page meanwhile';
  note({ what: page, value: performance.now() - answered, unit: 'ms', digits: 1 });
  streams.close();
}

const PARTS = {
  embedded,
  PostgreSQL: (note: Note) => onServer(url, note),
};
const all: Finding[] = [];
let failed = 0;
for (const [name, measure] of Object.entries(PARTS)) {
  const found: Finding[] = [];
  try {
    await measure((finding) => found.push({ ...finding, what: `${name}, ${finding.what}` }));
  } catch (error) {
    // What was measured until then is printed all the same.
    failed += 1;
    console.error(`\nThe rest on ${name} is missing:`, error);
  }
  if (found.length > 0) printFindings('Memory', found);
  all.push(...found);
  await closeDatabase();
  for (const site of started.splice(0)) await site.stop();
}
rmSync(scratch, { recursive: true, force: true });
const missed = missedOf(all);
if (missed.length > 0) console.log(`\n${missed.length} targets missed.`);
else if (failed === 0) console.log('\nEvery target met.');
process.exitCode = missed.length + failed === 0 ? 0 : 1;
