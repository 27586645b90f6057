import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Answered } from '../app/features/qualification/intake/accept-post.server.ts';
import { submitLead } from '../app/features/qualification/lead.store.server.ts';
import {
  closeDatabase,
  openDatabase,
  runInOneMessage,
} from '../app/platform/database/database.server.ts';
import { SETTINGS } from '../app/platform/env.server.ts';
import { leadPost } from '../tests/routes/lead-post.ts';
import { type Finding, missedOf, printFindings } from './finding.ts';
import { median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { INSERT_REFERENCE, openReference } from './reference-leads.ts';

/*
 * How many leads the site accepts, beside a bare node:http server that checks a form with Zod and inserts one row, in
 * the same rounds: `npm run bench -- --lead`. Then the statements alone, without a server. Both on PostgreSQL as in
 * production, where a commit waits for the disk; on PostgreSQL with `synchronous_commit` off, which compares
 * processor time alone; and on the embedded engine. Every lead is of another visitor, at another address.
 */

const { values } = parseArgs({
  // `--lead` is what brought us here.
  options: { lead: { type: 'boolean' }, rounds: { type: 'string', default: '5' } },
});
const ROUNDS = Number(values.rounds);
const CONNECTIONS = 8;
const POSTS = 240;
const TARGET = { http: 0.2, sql: 0.16 };

const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --lead');

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Another person each time: leads of one contact take turns. */
function somebody() {
  const person = randomBytes(6).toString('hex');
  const digits = String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0');
  return { person, phone: `(17) 9${digits.slice(0, 4)}-${digits.slice(4)}` };
}

/** Posts one form, and resolves once it is accepted. Rejects where it is not. */
function post(server: MeasuredProcess, pathname: string): Promise<void> {
  const { person, phone } = somebody();
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  const { method, headers, body } = leadPost({
    origin: server.url(''),
    answers: { email: `${person}@padaria.example`, nome: `Ana ${person}`, telefone: phone },
    headers: { 'x-forwarded-for': `11.${a}.${b}.${c}`, 'x-forwarded-proto': 'http' },
  });
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port: server.port, path: pathname, method, headers },
      (response) => {
        response.resume();
        const accepted = response.statusCode === 303;
        response.on('end', () =>
          accepted ? resolve() : reject(new Error(`Answered ${response.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Times a second that `work` is done, `CONNECTIONS` at once. */
async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  let left = count;
  const started = performance.now();
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (count * 1000) / (performance.now() - started);
}

type Pair = {
  subject: () => Promise<number>;
  reference: () => Promise<number>;
  analyze: () => Promise<unknown>;
};

async function compare(what: string, { subject, reference, analyze }: Pair, atLeast: number) {
  // The first round warms up and does not count.
  await subject();
  await reference();
  await analyze();
  const rounds: { subject: number; reference: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ subject: await subject(), reference: await reference() });
  }
  const ratios = rounds.map((round) => round.subject / round.reference);
  return [
    {
      what: `${what}: leads a second`,
      value: median(rounds.map((round) => round.subject)),
      unit: '/s',
    },
    {
      what: `${what}: reference`,
      value: median(rounds.map((round) => round.reference)),
      unit: '/s',
    },
    {
      what: `${what}: part of the reference`,
      value: median(ratios),
      unit: '×',
      digits: 3,
      atLeast,
    },
  ] satisfies Finding[];
}

/** Stores a lead by the statements that the site sends for one. */
async function submit(): Promise<void> {
  const { person, phone } = somebody();
  const answers = {
    nome: `Bia ${person}`,
    empresa: 'Padaria Aurora',
    email: `${person}@padaria.example`,
    telefone: phone,
    servico: 'software',
    mensagem: 'Digitamos o mesmo pedido em três planilhas.',
  };
  const lead = submitLead({ source: 'qualification', sourcePage: '/projeto', formId: null });
  const statements = lead.statements({
    ids: [randomUUID()],
    answers,
    campaign: {},
    journey: null,
    userAgent: 'bench',
    locale: 'pt-BR',
    addressIdentifier: person,
    phone: `+55${phone.replaceAll(/\D/g, '')}`,
    marks: [],
  });
  const [rows] = await runInOneMessage({ kind: 'anonymous', client: person }, statements);
  const [answered] = rows as Answered[];
  if (answered?.outcome !== 'accepted') throw new Error(`A lead is ${answered?.outcome}`);
}

const scratch = mkdtempSync(path.join(tmpdir(), 'forja-bench-'));
const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));

type Database = { databaseUrl?: string | undefined };

/** As autovacuum does on a server that is not made for one run. */
const analyze = async (databaseUrl?: string) => {
  if (databaseUrl) await onServer('analyze');
};

async function measurePosts({ databaseUrl = '' }: Database): Promise<Finding[]> {
  const site = await startMeasured('server/start.mjs', {
    ...unset,
    PORT: '0',
    DATA_DIR: path.join(scratch, 'site'),
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const reference = await startMeasured('bench/reference-lead-server.ts', {
    DATA_DIR: path.join(scratch, 'reference'),
    DATABASE_URL: databaseUrl,
  });
  const findings = await compare(
    'Posted',
    {
      subject: () => rate(POSTS, () => post(site, '/projeto/enviar')),
      reference: () => rate(POSTS, () => post(reference, '/')),
      analyze: () => analyze(databaseUrl),
    },
    TARGET.http,
  );
  await site.stop();
  await reference.stop();
  return findings;
}

async function measureStatements({ databaseUrl }: Database): Promise<Finding[]> {
  await openDatabase({ dataDir: path.join(scratch, 'site'), databaseUrl });
  const reference = await openReference({ dataDir: path.join(scratch, 'reference'), databaseUrl });
  const row = JSON.stringify({ nome: 'Ana', email: 'ana@aurora.example' });
  const findings = await compare(
    'Statements alone',
    {
      subject: () => rate(POSTS, submit),
      reference: () => rate(POSTS, () => reference.pool.query(INSERT_REFERENCE, [row])),
      analyze: () => analyze(databaseUrl),
    },
    TARGET.sql,
  );
  await reference.close();
  await closeDatabase();
  return findings;
}

/** Runs a statement on the database, which the next connections see. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Whether commits on the server wait for the disk, for connections that are opened from now on. */
const waitForDisk = (setting: 'on' | 'off') =>
  onServer(`do $$ begin
    execute format('alter database %I set synchronous_commit = ${setting}', current_database());
  end $$`);

const MODES = [
  {
    heading: 'PostgreSQL, as in production',
    begin: () => waitForDisk('on'),
    database: { databaseUrl: url },
  },
  {
    heading: 'PostgreSQL, where no commit waits for the disk',
    begin: () => waitForDisk('off'),
    database: { databaseUrl: url },
  },
  { heading: 'the embedded engine', begin: async () => undefined, database: {} },
];

try {
  const all: Finding[] = [];
  for (const { heading, begin, database } of MODES) {
    await begin();
    const findings = [...(await measurePosts(database)), ...(await measureStatements(database))];
    printFindings(`A lead on ${heading}`, findings);
    all.push(...findings);
  }
  process.exitCode = missedOf(all).length === 0 ? 0 : 1;
} finally {
  agent.destroy();
  await closeDatabase();
  rmSync(scratch, { recursive: true, force: true });
}
