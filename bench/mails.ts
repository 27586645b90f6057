import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { SETTINGS } from '../app/platform/env.server.ts';
import { openMailServer } from '../tests/routes/mail-server.ts';
import { missedOf, printFindings } from './finding.ts';
import { loadRound, median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

/*
 * What the mails of leads cost one process on PostgreSQL, and how long they take, with a mail server on loopback:
 * `npm run bench -- --mails`. Each lead has two, one to the team and one to the visitor. Then the same while
 * visitors load a cached page.
 */

const { values } = parseArgs({
  // `--mails` is what brought us here.
  options: { mails: { type: 'boolean' }, leads: { type: 'string', default: '1000' } },
});
const LEADS = Number(values.leads);
const TARGET = { cpu: 2, seconds: 60, pages: 0.7 };
const PAGES = { connections: 8, requests: 4000 };
/** Longest wait for all mails, in milliseconds. */
const PATIENCE_MS = 300_000;

const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --mails');

const pool = new pg.Pool({ connectionString: url, max: 2 });

/** Stores leads of different people; their mails are in the outbox then. */
async function submitLeads(count: number): Promise<void> {
  const client = await pool.connect();
  try {
    // The hourly limit of mails to visitors counts anew for each round.
    await client.query(
      `delete from private.rate_limits
       where key = sha256(convert_to('["mails to unproved addresses"]', 'UTF8'))`,
    );
    await client.query('begin; set local role anon');
    for (let n = 0; n < count; n += 1) {
      const person = randomBytes(6).toString('hex');
      const answers = {
        nome: `Bia ${person}`,
        empresa: 'Padaria Aurora',
        email: `${person}@padaria.example`,
        servico: 'software',
        mensagem: 'Digitamos o mesmo pedido em três planilhas.',
      };
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ role: 'anon', client: person }),
      ]);
      const { rows } = await client.query(
        `select outcome from public.submit_lead(p_id => $1, p_form_id => null, p_source => 'qualification',
          p_form_data => $2, p_source_page => '/projeto', p_limit_identifier => 'qualification',
          p_address_identifier => $3)`,
        [randomUUID(), JSON.stringify(answers), person],
      );
      if (rows[0].outcome !== 'accepted') throw new Error(`A lead is ${rows[0].outcome}`);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const server = await openMailServer();

type Sent = { seconds: number; cpu: number };

/** Waits until the mails of so many more leads have been accepted by the mail server. */
async function sent(site: MeasuredProcess, leads: number): Promise<Sent> {
  const wanted = server.count() + 2 * leads;
  const before = await site.usage();
  const started = performance.now();
  await submitLeads(leads);
  while (server.count() < wanted) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('Mails are missing');
    await wait(20);
  }
  const after = await site.usage();
  return { seconds: (performance.now() - started) / 1000, cpu: after.cpu - before.cpu };
}

/** Requests a second for the cached home page. */
async function pageRate(site: MeasuredProcess): Promise<number> {
  const started = performance.now();
  const { requests } = await loadRound(site, '/', PAGES);
  return (requests * 1000) / (performance.now() - started);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'forja-bench-'));
try {
  const site = await startMeasured('server/start.mjs', {
    ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])),
    PORT: '0',
    DATA_DIR: path.join(dataDir, 'data'),
    DATABASE_URL: url,
    SMTP_URL: server.url,
    TEAM_EMAIL: 'equipe@forja.example',
    UNPROVED_MAILS_MAX: '1000',
  });
  // Warms up, and does not count.
  await sent(site, 100);
  await pageRate(site);
  const alone = await sent(site, LEADS);
  const quiet = [await pageRate(site), await pageRate(site), await pageRate(site)];
  const busy: number[] = [];
  let isMailing = true;
  const mailing = sent(site, LEADS).finally(() => {
    isMailing = false;
  });
  while (isMailing) busy.push(await pageRate(site));
  const beside = await mailing;
  await site.stop();
  const findings = [
    {
      what: 'CPU of a mail',
      value: alone.cpu / (2 * LEADS),
      unit: 'ms',
      digits: 2,
      atMost: TARGET.cpu,
    },
    { what: `${LEADS} leads mailed in`, value: alone.seconds, unit: 's', digits: 1 },
    {
      what: `${LEADS} leads mailed beside visitors in`,
      value: beside.seconds,
      unit: 's',
      digits: 1,
      atMost: TARGET.seconds,
    },
    {
      what: 'Rate of a cached page while mails are sent',
      value: median(busy) / median(quiet),
      unit: '×',
      digits: 2,
      atLeast: TARGET.pages,
    },
  ];
  printFindings('Mails of leads, on PostgreSQL', findings);
  process.exitCode = missedOf(findings).length === 0 ? 0 : 1;
} finally {
  await pool.end();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
