import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { type Mailbox, openMailbox } from '../e2e/fixtures/mailbox.ts';
import { UNTIL } from '../patience.ts';
import { startSite } from '../routes/site-process.ts';
import { randomFor } from '../seed.ts';
import { databaseProxy } from './database-proxy.ts';
import { type FaultRow, printFaults } from './fault-report.ts';
import { faultyLine } from './faulty-line.ts';
import { startPostgres } from './own-postgres.ts';
import { FAULTS } from './service-faults.ts';
import { doubles, storedLeads } from './stored-leads.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/** Kills for each engine; `FAULT_KILLS=50 npm run test:faults` takes half an hour. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 5);
/** A kill takes a start, and the repeats after it. */
const LONGEST_MS = 120_000 + KILLS * 20_000;
/** How long a database is away, in milliseconds. */
const FAULT_MS = 3000;
const WITH_CLOCK = [
  process.execPath,
  '--import',
  './tests/faults/shifted-clock.ts',
  'server/start.mjs',
];
const TEAM = 'equipe@forja.example';

const random = randomFor('faults under load');
const report: FaultRow[] = [];
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(async () => {
  await mailbox.shutDown();
  printFaults(report);
});

const settings = (env: Record<string, string>) => ({
  ...env,
  TRUSTED_PROXIES: '127.0.0.1',
  TEAM_EMAIL: TEAM,
  SMTP_URL: mailbox.url,
});

/** The Message-IDs of mails to the team about each reference number. */
function teamMails(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { subject = '', to, messageId = '' } of mailbox.about('')) {
    const [protocol] = /\b[0-9A-Z]{4}-[0-9A-Z]{4,}\b/.exec(subject) ?? [];
    if (!protocol || !to?.some(({ address }) => address === TEAM)) continue;
    ids.set(protocol, [...(ids.get(protocol) ?? []), messageId]);
  }
  return ids;
}

const acknowledgedOf = ({ leads }: Visitors) =>
  leads.flatMap(({ protocol }) => (protocol === undefined ? [] : [protocol]));

/** Until every acknowledged lead was mailed to the team. */
const untilMailed = (visitors: Visitors) =>
  expect
    .poll(() => {
      const mailed = teamMails();
      return acknowledgedOf(visitors).filter((protocol) => !mailed.has(protocol));
    }, UNTIL)
    .toEqual([]);

/** Compares what visitors were told with the rows and the mails. Needs an open database. */
async function judge(
  visitors: Visitors,
  facts: Pick<FaultRow, 'fault' | 'engine'>,
): Promise<FaultRow> {
  const acknowledged = visitors.leads.filter(({ protocol }) => protocol !== undefined);
  const rows = await storedLeads();
  const times = new Map<string, number>();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  const mailed = teamMails();
  const mails = acknowledged.map(({ protocol = '' }) => mailed.get(protocol) ?? []);
  const different = mails.map((ids) => new Set(ids).size);
  return {
    ...facts,
    sent: visitors.leads.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ id }) => !times.has(id)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    unmailed: different.filter((count) => count === 0).length,
    mailedTwice: different.filter((count) => count > 1).length,
    repeated: mails.flat().length - new Set(mails.flat()).size,
    pages: visitors.pages,
    failedPages: visitors.failedPages,
  };
}

/** Nothing is lost or doubled, and every page was served. A kill may come between the answer of the mail server and
 * the note of it: once for each. */
function expectNoLoss(row: FaultRow, kills = 0): void {
  report.push(row);
  const { sent, acknowledged, pages, repeated, ...rest } = row;
  expect(acknowledged).toBe(sent);
  expect(pages).toBeGreaterThan(0);
  expect(repeated ?? 0).toBeLessThanOrEqual(kills);
  expect(rest).toMatchObject({ lost: 0, doubled: 0, unmailed: 0, mailedTwice: 0, failedPages: 0 });
}

/** Kills the process again and again at a random moment; unanswered posts are repeated. */
async function killUnderLoad(env: Record<string, string>): Promise<Visitors> {
  const visitors = visitorsOf();
  for (let round = 0; round <= KILLS; round += 1) {
    const site = await startSite(settings(env));
    await visitors.repeat(site);
    // The last start is for the repeats and the mails.
    if (round === KILLS) {
      await untilMailed(visitors);
      expect(await site.end('SIGTERM')).toBe(0);
      break;
    }
    const visiting = visitors.visit(site);
    await pause(200 + random.between(0, 1200));
    visiting.stop();
    expect(await site.end('SIGKILL')).toBe('SIGKILL');
    await visiting.ended;
  }
  return visitors;
}

describe('kill -9 under load', () => {
  it(
    'loses and doubles nothing on the embedded engine',
    async () => {
      const dataDir = await scratchFolder();
      const visitors = await killUnderLoad({ DATA_DIR: dataDir });
      await openDatabase({ dataDir, databaseUrl: undefined });
      const row = await judge(visitors, { fault: `kill -9 × ${KILLS}`, engine: 'embedded' });
      const twice = await doubles();
      await closeDatabase();
      rmSync(dataDir, { recursive: true, force: true });
      expectNoLoss(row, KILLS);
      expect(twice).toMatchObject({ contacts: [], deals: [] });
    },
    LONGEST_MS,
  );
});

describe('with a PostgreSQL server', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let scratch: ServerScratch;
  let folder = '';
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    scratch = await serverScratch(postgres.url);
    folder = await scratchFolder();
  });
  afterEach(async () => {
    await closeDatabase();
    await scratch.dispose();
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => postgres.stop());

  const look = async (visitors: Visitors, fault: string, kills = 0) => {
    await openDatabase({ dataDir: '', databaseUrl: scratch.url });
    expectNoLoss(await judge(visitors, { fault, engine: 'PostgreSQL' }), kills);
    expect(await doubles()).toMatchObject({ contacts: [], deals: [] });
  };

  it(
    'kill -9 loses and doubles nothing',
    async () => {
      const env = { DATA_DIR: folder, DATABASE_URL: scratch.url };
      await look(await killUnderLoad(env), `kill -9 × ${KILLS}`, KILLS);
    },
    LONGEST_MS,
  );

  it.each(FAULTS)('$name loses and doubles nothing', async ({ name, begin, end }) => {
    const proxy = await databaseProxy(scratch.url);
    const mails = await faultyLine(Number(new URL(mailbox.url).port));
    const clock = path.join(folder, 'clock');
    const setClock = (milliseconds: number) => writeFileSync(clock, String(milliseconds));
    const env = {
      ...settings({ DATA_DIR: folder, DATABASE_URL: proxy.url }),
      ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, CLOCK_FILE: clock },
    };
    const site = await startSite(env, { command: WITH_CLOCK });
    const visitors = visitorsOf();
    const visiting = visitors.visit(site);
    await expect.poll(() => visitors.acknowledged(), UNTIL).toBeGreaterThan(20);
    const owner = new pg.Client({ connectionString: scratch.url });
    // Stopping the server ends it.
    owner.on('error', () => undefined);
    await owner.connect();
    const way = { postgres, mailbox, proxy, mails, owner, setClock };
    await begin(way);
    await pause(FAULT_MS);
    await end(way);
    const during = visitors.acknowledged();
    await expect.poll(() => visitors.acknowledged(), UNTIL).toBeGreaterThan(during + 20);
    visiting.stop();
    await visiting.ended;
    await visitors.repeat(site);
    await untilMailed(visitors);
    expect(await site.end('SIGTERM')).toBe(0);
    await owner.end().catch(() => undefined);
    await proxy.close();
    await mails.close();
    await look(visitors, name);
  });
});
