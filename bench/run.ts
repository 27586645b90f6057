import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS } from '../app/platform/env.server.ts';
import { measureAdmin } from './admin.ts';
import { measureBoard } from './board.ts';
import { measureCachedDocument } from './cached-document.ts';
import { measureDialog } from './dialog.ts';
import { measureDoors } from './doors.ts';
import { type Finding, missedOf, printFindings } from './finding.ts';
import { measureLighthouse, PUBLIC_PAGES } from './lighthouse-runs.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { measurePageWeight } from './page-weight.ts';
import { measurePortalPages } from './portal-lighthouse.ts';
import { measureUncachedRequest } from './uncached-request.ts';
import { printWeights, weightFindings } from './weight-table.ts';

const USAGE = `npm run bench [-- OPTION]

Measures the production build and a fresh embedded database, all on loopback, against the budgets of the design. Ends
with exit code 1 when a target is missed.

  --doors                what a request costs at every public address
  --dialog               how soon the dialog of the form can be typed into on a slow phone
  --lighthouse           Lighthouse alone (some minutes)
  --lighthouse-portal    pages of a client there
  --admin                the admin area in a browser
  --board                a card dragged over a board of 500
  --imports              a file of 50,000 contacts (some minutes)

On PostgreSQL, of DATABASE_URL or on a server of its own:

  --lead                 how many leads are accepted beside a bare server (a minute)
  --mails                what the mails of leads cost, and how long they take
  --memory               how much memory a process takes on either engine, and how soon it answers (some minutes)
  --knee                 how many visitors, leads, staff and streams one process takes (half an hour)
  --lists                the lists of staff at a million leads (a quarter of an hour)
  --today                the first screen of the admin area at a million leads
  --crm                  the CRM at 300,000 contacts (ten minutes)
  --tickets              the service desk at a million entries and two million messages
  --portal               the client portal at 10,000 projects and a million pieces of news`;

if (process.argv.includes('--help')) {
  console.log(`\n${USAGE}\n`);
  process.exit(0);
}

const MB = 1024 * 1024;

const memory = async (site: MeasuredProcess, what: string): Promise<Finding> => ({
  what: `Resident memory ${what}`,
  value: (await site.usage()).rss / MB,
  unit: 'MB',
});

/** A site as visitors meet it, on a data folder of its own and no setting but that. */
function startSite(dataDir: string): Promise<MeasuredProcess> {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  return startMeasured('server/start.mjs', { ...unset, PORT: '0', DATA_DIR: dataDir });
}

/** Other processes of the machine slow down the process that waits longer. Only root may ask for this;
 * processes started from here inherit it. */
function askForPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch {
    console.log('Measured at normal priority, side by side with everything else here.');
  }
}

askForPriority();
if (process.argv.includes('--imports')) {
  const operands = ['bench/imports.ts', ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, operands, { stdio: 'inherit' }).status ?? 1);
}
const ON_SERVER = ['lead', 'mails', 'memory', 'knee', 'lists', 'crm', 'today', 'tickets', 'portal'];
const onServer = ON_SERVER.find((name) => process.argv.includes(`--${name}`));
if (onServer) {
  const measure = [process.execPath, `bench/${onServer}.ts`, ...process.argv.slice(2)];
  // On a server of its own, unless one is given.
  const command = process.env['DATABASE_URL']
    ? measure
    : ['database/testing/with-postgres.sh', ...measure];
  const [program = '', ...rest] = command;
  // A lead is accepted once it is on the disk; the other measures are of processor time.
  const env = { ...process.env, TEST_POSTGRES_FSYNC: onServer === 'lead' ? 'on' : 'off' };
  process.exit(spawnSync(program, rest, { stdio: 'inherit', env }).status ?? 1);
}
const scratch = mkdtempSync(path.join(tmpdir(), 'forja-bench-'));
const all: Finding[] = [];
const report = (heading: string, findings: Finding[]) => {
  printFindings(heading, findings);
  all.push(...findings);
};

const measureSite = async () => {
  const site = await startSite(path.join(scratch, 'data'));
  try {
    if (process.argv.includes('--doors')) {
      all.push(...(await measureDoors(site, path.join(scratch, 'data'))));
    } else if (process.argv.includes('--dialog')) {
      report('The dialog on a phone, median of 5', await measureDialog(site));
    } else if (process.argv.includes('--lighthouse')) {
      report('Lighthouse, mobile, median of 5', await measureLighthouse(site, PUBLIC_PAGES));
    } else {
      const idle = await memory(site, 'after start');
      const weights = await measurePageWeight(site);
      printWeights('Weight of a first visit', weights);
      all.push(...weightFindings(weights));
      report('Cached document', await measureCachedDocument(site, scratch));
      report('Uncached request', await measureUncachedRequest(site));
      report('Memory', [idle, await memory(site, 'after load')]);
    }
  } finally {
    await site.stop();
  }
};

try {
  if (process.argv.includes('--admin')) report('The admin area', await measureAdmin(scratch));
  else if (process.argv.includes('--board')) report('The board', await measureBoard(scratch));
  else if (process.argv.includes('--lighthouse-portal')) {
    report('Lighthouse, mobile, a client, median of 5', await measurePortalPages(scratch));
  } else await measureSite();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const missed = missedOf(all);
console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;
