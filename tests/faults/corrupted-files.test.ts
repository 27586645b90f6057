import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { leadId } from '../routes/lead-post.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { randomFor } from '../seed.ts';
import { type FaultRow, printFaults } from './fault-report.ts';
import { startPostgres } from './own-postgres.ts';
import { storedLeads } from './stored-leads.ts';
import { type Sent, submit } from './submissions.ts';

/* Files of the data folder that were changed, cut or emptied while no process ran. */

const PAGES = ['/', '/precos', '/en', '/contato'];
const LEADS = 6;
const random = randomFor('corrupted files');

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let scratch: ServerScratch;
let folder = '';
let sites: SiteProcess[] = [];
const report: FaultRow[] = [];
const start = async (untilReady = true) => {
  const env = { DATA_DIR: folder, DATABASE_URL: scratch.url, TRUSTED_PROXIES: '127.0.0.1' };
  const site = await startSite(env, { untilReady });
  sites.push(site);
  return site;
};
const end = async (site: SiteProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  sites = sites.filter((one) => one !== site);
  await site.end(signal);
};

beforeAll(async () => {
  postgres = await startPostgres();
  scratch = await serverScratch(postgres.url);
  folder = await scratchFolder();
});
afterEach(async () => {
  for (const site of sites) await site.end('SIGKILL');
  sites = [];
});
afterAll(async () => {
  printFaults(report);
  await closeDatabase();
  await scratch.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (name: string) =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));

/** Each a way in which a file may be wrong. */
const WAYS: Record<string, (bytes: Buffer) => Buffer> = {
  emptied: () => Buffer.alloc(0),
  cut: (bytes) => bytes.subarray(0, bytes.length >> 1),
  changed: (bytes) => {
    const copy = Buffer.from(bytes);
    const at = random.between(0, copy.length - 1);
    copy[at] = (copy[at] ?? 0) ^ 0x20;
    return copy;
  },
  foreign: (bytes) => Buffer.alloc(bytes.length, '{"a":'),
};

const statuses = async (site: SiteProcess) => {
  const answers = await Promise.all(PAGES.map((page) => site.ask(page)));
  return answers.map(({ status }) => status);
};
const pagesRow = (fault: string, pages: number, failedPages: number): FaultRow => ({
  ...{ fault, engine: 'PostgreSQL', sent: 0, acknowledged: 0, lost: 0, doubled: 0 },
  ...{ pages, failedPages },
});

it.each(Object.keys(WAYS))(
  'kept copies of pages that were %s are written anew, and never shown',
  async (way) => {
    const first = await start();
    expect(await statuses(first)).toEqual([200, 200, 200, 200]);
    await end(first);
    const kept = filesIn('kept');
    expect(kept.length).toBeGreaterThan(0);
    for (const place of kept) writeFileSync(place, WAYS[way]?.(readFileSync(place)) ?? '');
    const wrong = kept.map((place) => readFileSync(place, 'hex'));
    const next = await start();
    const found = await statuses(next);
    report.push(
      pagesRow(`kept copies ${way}`, found.length, found.filter((one) => one !== 200).length),
    );
    expect(found).toEqual([200, 200, 200, 200]);
    await end(next);
    // What the pages need is whole again, and serves them without the database.
    const right = kept.filter((place, index) => readFileSync(place, 'hex') !== wrong[index]);
    expect(right.length).toBeGreaterThan(0);
    await postgres.crash();
    const alone = await start(false);
    expect(await statuses(alone)).toEqual([200, 200, 200, 200]);
    await end(alone);
    await postgres.restart();
  },
);

it('without the database, wrong copies are an honest page, and no crash', async () => {
  const first = await start();
  await statuses(first);
  await end(first);
  for (const place of filesIn('kept')) writeFileSync(place, 'x');
  await postgres.crash();
  const site = await start(false);
  expect(new Set(await statuses(site))).toEqual(new Set([503]));
  await postgres.restart();
  await vi.waitFor(async () => expect(await statuses(site)).toEqual([200, 200, 200, 200]), UNTIL);
});

it('of spooled leads one is changed on the disk: all others are stored once, and it is set aside', async () => {
  const site = await start();
  await site.ask('/projeto');
  await postgres.crash();
  const leads: Sent[] = [];
  for (let number = 0; number < LEADS; number += 1) {
    const lead: Sent = { id: leadId(), email: `espera${number}@carga.example` };
    await submit(site, lead, number);
    leads.push(lead);
  }
  await end(site, 'SIGKILL');
  const [place = ''] = filesIn('spool').filter((name) => name.endsWith('records'));
  const lines = readFileSync(place, 'utf8').trimEnd().split('\n');
  const damaged = random.between(0, LEADS - 2);
  // The first line is about the outage.
  const ofLead = damaged + 1;
  const line = lines[ofLead] ?? '';
  const at = random.between(80, line.length - 1);
  const letter = line[at] === 'x' ? 'y' : 'x';
  lines[ofLead] = line.slice(0, at) + letter + line.slice(at + 1);
  // And a last one whose end was never written.
  writeFileSync(place, `${lines.join('\n')}\n${lines[0]?.slice(0, 50)}`);

  await start(false);
  await postgres.restart();
  await openDatabase({ dataDir: '', databaseUrl: scratch.url });
  const stored = async () => {
    const rows = await storedLeads();
    return leads.map(({ id }) => rows.filter((row) => row.id === id).length);
  };
  const expected = leads.map((_, number) => Number(number !== damaged));
  await expect.poll(stored, UNTIL).toEqual(expected);
  const aside = () => filesIn('spool').filter((name) => name.includes('-damaged-'));
  await expect.poll(aside, UNTIL).toHaveLength(1);
  const { found } = JSON.parse(readFileSync(aside()[0] ?? '', 'utf8')) as { found: string };
  expect(Buffer.from(found, 'base64').toString()).toContain(lines[ofLead]?.slice(0, 60));
  // Staff learn of it.
  await expect
    .poll(() => ownerSql('select from private.outage_spools where set_aside > 0'), UNTIL)
    .toHaveLength(1);
  report.push({
    ...{ fault: 'spooled lead changed', engine: 'PostgreSQL', sent: LEADS, acknowledged: LEADS },
    ...{ lost: 0, doubled: 0, aside: 1, pages: 0, failedPages: 0 },
  });
});
