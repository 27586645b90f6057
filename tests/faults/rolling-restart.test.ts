import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { type Ask, ask } from '../routes/ask.ts';
import { leadId, leadPost } from '../routes/lead-post.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { emptyDataFolder } from '../routes/sql/server-site.ts';
import { printFaults } from './fault-report.ts';
import { type HealthBalancer, healthBalancer } from './health-balancer.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

const REQUESTS = 10_000;
const CLIENTS = 4;
/** Four starts under load, on a machine with other work. */
const LONGEST_MS = 600_000;
/** One request in so many is a lead. */
const LEADS = 25;
const PAGES = ['/', '/servicos', '/en', '/contato'];

const SECRET = randomBytes(32).toString('base64url');
const PUBLIC_URL = 'http://rolling.example';

let postgres: OwnPostgres;
let database: Awaited<ReturnType<typeof serverScratch>>;
let balancer: HealthBalancer;
const { folder, remove } = emptyDataFolder();
const sites: SiteProcess[] = [];

const start = async () => {
  const site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SECRET,
    DRAIN_SECONDS: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL,
  });
  sites.push(site);
  balancer.add(site.port);
  // As a deployment does, before it stops another.
  await expect.poll(() => balancer.sendsTo(site.port), UNTIL).toBe(true);
  return site;
};

beforeAll(async () => {
  postgres = await ownPostgres();
  database = await serverScratch(postgres.url);
  balancer = await healthBalancer();
});
afterAll(async () => {
  for (const site of sites) await site.end('SIGTERM');
  await balancer.close();
  await database.dispose();
  await postgres.stop();
  remove();
});

/** Asks for pages and posts leads, one after the other, until it is enough. */
async function load(enough: (requests: number) => boolean) {
  const wrong: string[] = [];
  const references: string[] = [];
  let requests = 0;
  const host = { host: new URL(PUBLIC_URL).host };
  const one = async (number: number) => {
    const isLead = number % LEADS === 0;
    const address = `10.0.${(number >> 8) & 255}.${number & 255}`;
    const post: Ask = leadPost({
      origin: PUBLIC_URL,
      answers: { email: `pessoa${number}@rolling.example` },
      fields: { lead: leadId(), session: `visitor-${number}` },
      headers: { ...host, 'x-forwarded-for': address },
    });
    const answer = await ask(
      balancer.port,
      isLead ? endpointPath('projectSubmit', 'pt-BR') : (PAGES[number % PAGES.length] ?? '/'),
      isLead ? post : { headers: host },
    );
    if (answer.status !== (isLead ? 303 : 200)) wrong.push(`${number}: ${answer.status}`);
    else if (isLead) references.push(String(answer.headers.location).split('/').at(-1) ?? '');
  };
  const client = async () => {
    while (!enough(requests)) {
      requests += 1;
      const number = requests;
      await one(number).catch((error) => wrong.push(`${number}: ${error.message}`));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { requests, wrong, references };
}

async function storedReferences(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select protocol from public.qualification_submissions');
  await client.end();
  return rows.map(({ protocol }) => protocol);
}

it(
  'of both processes fails none of 10,000 requests, and every lead is stored',
  async () => {
    const first = await start();
    const second = await start();
    let restarted = false;
    const loading = load((requests) => requests >= REQUESTS && restarted);
    for (const old of [first, second]) {
      expect(await old.end('SIGTERM')).toBe(0);
      balancer.remove(old.port);
      sites.splice(sites.indexOf(old), 1);
      await start();
    }
    restarted = true;
    const { requests, wrong, references } = await loading;
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
    expect({ wrong, failures: balancer.failures }).toEqual({ wrong: [], failures: [] });
    const stored = await storedReferences();
    const times = (protocol: string) => stored.filter((one) => one === protocol).length;
    const lost = references.filter((protocol) => times(protocol) === 0);
    const doubled = references.filter((protocol) => times(protocol) > 1);
    const leads = Math.floor(requests / LEADS);
    printFaults([
      {
        ...{ fault: 'rolling restart of two', engine: 'PostgreSQL', sent: leads },
        ...{ acknowledged: references.length, lost: lost.length, doubled: doubled.length },
        ...{ pages: requests - leads, failedPages: wrong.length },
      },
    ]);
    expect([references.length, lost, doubled]).toEqual([leads, [], []]);
    // A lead whose answer was lost would be a row without a mail.
    expect(stored).toHaveLength(leads);
  },
  LONGEST_MS,
);
