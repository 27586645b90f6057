import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { SETTINGS } from '../app/platform/env.server.ts';
import { member, sql } from '../tests/routes/auth-posts.ts';
import { signInByLink } from '../tests/routes/staff.ts';
import { type Finding, missedOf, printFindings } from './finding.ts';
import { median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { KINDS, MixedLoad, type Reply } from './mixed-load.ts';
import { processAsSite } from './process-as-site.ts';

/*
 * One process on PostgreSQL under visitors, leads, staff and streams of events at once: finds the highest rate at
 * which requests are answered soon (the knee), keeps it for half an hour, then sends twice as much for a minute:
 * `npm run bench -- --knee`, with `--minutes 5` for less. Sender, process and server share the machine.
 */

const { values } = parseArgs({
  // `--knee` is what brought us here.
  options: { knee: { type: 'boolean' }, minutes: { type: 'string', default: '30' } },
});
const MINUTES = Number(values.minutes);
const STREAMS = 100;
const STREAMS_OF_A_SESSION = 3;
const MB = 1024 * 1024;
const STEP = { from: 20, factor: 1.25, seconds: 15 };
/** What a user takes for "at once": above this at the 95th percentile the rate is beyond the knee. */
const SOON_MS = 500;
/** The knee is measured within a minute, and half an hour brings checkpoints and mails. */
const OF_KNEE = 0.8;
const TARGET = { growth: 1.1, cachedBeyond: 1000 };

const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --knee');

const scratch = mkdtempSync(path.join(tmpdir(), 'forja-knee-'));

const percentile = (replies: readonly Reply[], part: number) =>
  replies.map(({ ms }) => ms).sort((a, b) => a - b)[Math.ceil(replies.length * part) - 1] ?? 0;
const isRefused = ({ status }: Reply) => status === 503;
/** 404 is the page of a protocol that does not exist. */
const isAnswered = ({ status }: Reply) =>
  typeof status === 'number' && (status < 400 || status === 404);

async function openStreams(site: MeasuredProcess, email: string): Promise<ClientRequest[]> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: ClientRequest[] = [];
  while (open.length < STREAMS) {
    const cookie = await signInByLink(processAsSite(site), email);
    for (let number = 0; number < STREAMS_OF_A_SESSION; number += 1) {
      const headers = { cookie, accept: 'text/event-stream' };
      const asked = get({ port: site.port, path: '/admin/events', agent, headers }, (answer) =>
        answer.resume(),
      );
      asked.on('error', () => undefined);
      open.push(asked);
    }
  }
  return open;
}

/** The highest of the tried rates that is answered soon, without a refusal. */
async function findKnee(run: MixedLoad['run']): Promise<number> {
  let knee = 0;
  for (let rate = STEP.from; ; rate *= STEP.factor) {
    const replies = await run(rate, STEP.seconds);
    const late = percentile(replies, 0.95);
    console.log(`${rate.toFixed(0)} requests a second: 95 % within ${late.toFixed(0)} ms`);
    if (late > SOON_MS || !replies.every(isAnswered)) return knee;
    knee = rate;
  }
}

function printReplies(heading: string, replies: readonly Reply[]): void {
  console.log(`\n${heading}, ms`);
  const heads = ['sent', 'refused', 'failed', 'p50', 'p95', 'p99', 'max'];
  console.log(`${''.padEnd(16)}${heads.map((head) => head.padStart(9)).join('')}`);
  for (const kind of KINDS) {
    const all = replies.filter((reply) => reply.kind === kind);
    const answered = all.filter(isAnswered);
    const refused = all.filter(isRefused).length;
    const times = [0.5, 0.95, 0.99, 1].map((part) => percentile(answered, part).toFixed(0));
    const cells = [all.length, refused, all.length - refused - answered.length, ...times];
    console.log(`${kind.padEnd(16)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
  }
}

/** What went wrong, and how often. */
function printFailures(replies: readonly Reply[]): void {
  const times = new Map<string, number>();
  for (const reply of replies) {
    if (isAnswered(reply) || isRefused(reply)) continue;
    const what = `${reply.kind}: ${reply.status}`;
    times.set(what, (times.get(what) ?? 0) + 1);
  }
  for (const [what, count] of times) console.log(`failed ${count} ×, ${what}`);
}

async function storedLeads(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    'select count(*)::int as count from public.qualification_submissions',
  );
  return row?.count ?? 0;
}

/** Jobs that no worker has begun. */
async function waitingJobs(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select ((select count(*) from public.outbox)
       + (select count(*) from pgboss.job where state < 'active'))::int as count`,
  );
  return row?.count ?? 0;
}

async function measure(databaseUrl: string): Promise<Finding[]> {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const site = await startMeasured(
    'server/start.mjs',
    {
      ...{ ...unset, PORT: '0', DATA_DIR: path.join(scratch, 'data'), DATABASE_URL: databaseUrl },
      ...{ TRUSTED_PROXIES: '127.0.0.1', MALLOC_ARENA_MAX: '2' },
    },
    // As `npm start` does.
    ['--max-semi-space-size=8'],
  );
  await openDatabase({ dataDir: '', databaseUrl });
  const { id, email } = await member();
  await sql(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, id);
  const load = new MixedLoad(site, await signInByLink(processAsSite(site), email));
  const streams = await openStreams(site, email);
  const before = await storedLeads();
  let accepted = 0;
  const run = async (rate: number, seconds: number) => {
    const replies = await load.run(rate, seconds);
    accepted += replies.filter(({ kind, status }) => kind === 'lead' && status === 303).length;
    return replies;
  };
  try {
    await run(STEP.from, STEP.seconds);
    const knee = await findKnee(run);
    if (knee === 0) throw new Error(`${STEP.from} requests a second are not answered soon.`);
    const rate = knee * OF_KNEE;
    const long: Reply[] = [];
    const memory: number[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (const reply of await run(rate, 60)) long.push(reply);
      memory.push((await site.usage()).rss / MB);
    }
    const beyond = await run(knee * 2, 60);
    const left = await waitingJobs();
    await wait(5000);
    const after = await run(rate, 20);
    const leftAfter = await waitingJobs();
    printReplies(`${MINUTES} minutes at ${rate.toFixed(0)} requests a second`, long);
    printReplies(`A minute at ${(knee * 2).toFixed(0)} requests a second`, beyond);
    printReplies(`From 5 to 25 s after it, at ${rate.toFixed(0)} requests a second`, after);
    console.log(`\nJobs that waited at its end: ${left}, and 25 s after: ${leftAfter}`);
    console.log(`\nMemory by minute, MB: ${memory.map((one) => one.toFixed(0)).join(' ')}`);
    const third = Math.max(1, Math.floor(memory.length / 3));
    const growth = median(memory.slice(-third)) / median(memory.slice(0, third));
    const all = [...long, ...beyond, ...after];
    printFailures(all);
    const cachedBeyond = beyond.filter(({ kind }) => kind === 'cached page');
    const stored = (await storedLeads()) - before;
    const count = (what: string, value: number): Finding => ({ what, value, unit: '', atMost: 0 });
    return [
      { what: 'Knee', value: knee, unit: '/s' },
      {
        ...{ what: 'Memory, last third beside the first', value: growth, unit: '×', digits: 2 },
        atMost: TARGET.growth,
      },
      count('Refused at the rate kept', long.filter(isRefused).length),
      count('Failed', all.filter((reply) => !isAnswered(reply) && !isRefused(reply)).length),
      count(
        'Refused without Retry-After',
        all.filter((one) => isRefused(one) && !one.retryAfter).length,
      ),
      count('Leads acknowledged and not stored', Math.max(0, accepted - stored)),
      {
        ...{ what: 'Cached page beyond the knee, p95', value: percentile(cachedBeyond, 0.95) },
        ...{ unit: 'ms', atMost: TARGET.cachedBeyond },
      },
      {
        what: 'All kinds 25 s after, p95',
        value: percentile(after, 0.95),
        unit: 'ms',
        atMost: SOON_MS,
      },
    ];
  } finally {
    for (const asked of streams) asked.destroy();
    load.close();
    await closeDatabase();
    await site.stop();
  }
}

try {
  const all = await measure(url);
  printFindings('Load', all);
  const missed = missedOf(all);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
