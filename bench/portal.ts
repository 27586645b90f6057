import { parseArgs } from 'node:util';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import type { Cases } from './crm/case.ts';
import { printTimes, type Times, timesOf } from './lists/times.ts';
import { clientPages } from './portal/client-pages.ts';
import { ownerOf } from './portal/client-sample.ts';
import { portfolioCases } from './portal/portfolio.ts';
import { PORTAL_SIZES, staffOf } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';

/*
 * How long the client portal takes on PostgreSQL at 10,000 projects and 1,000,000 pieces of news: each page with
 * all that it asks for, as an owner of the largest client and of a usual one, and the portfolio and invoices of
 * staff, and of staff narrowed to a product, in each order and with each filter: `npm run bench -- --portal`, with
 * `--part 0.02` at a fiftieth of it, with `--only 'overview|files'` what has that in its name, with `--as large`
 * one of the readers. Takes the empty or filled database of DATABASE_URL, so that rows are made once for many
 * measurements, else a server of its own. Ends with exit code 1 when a 95th percentile is above its target.
 */

const TARGET_MS = 50;

const { values } = parseArgs({
  // `--portal` is what brought us here.
  options: {
    portal: { type: 'boolean' },
    part: { type: 'string', default: '1' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    as: { type: 'string', default: '' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --portal');

type Reader = { who: string; userId: string; cases: Cases };

async function readers(): Promise<Reader[]> {
  const large = await ownerOf('large');
  const usual = await ownerOf('usual');
  return [
    { who: 'large', userId: large.userId, cases: clientPages(large) },
    { who: 'usual', userId: usual.userId, cases: clientPages(usual) },
    { who: 'staff', userId: await staffOf('manager'), cases: await portfolioCases() },
    {
      who: 'staff of a product',
      userId: await staffOf('manager', 'doavya'),
      cases: await portfolioCases(),
    },
  ];
}

try {
  await openFilled(url, partOf(PORTAL_SIZES, Number(values.part)));
  const only = new RegExp(values.only);
  const all: Times[] = [];
  for (const { who, userId, cases } of await readers()) {
    if (values.as && values.as !== who) continue;
    const times: Times[] = [];
    for (const [what, some] of Object.entries(cases).filter(([name]) => only.test(name))) {
      if (some.length === 0) continue;
      const measurement = { what, userId, runs: Number(values.runs), atMost: TARGET_MS };
      const nameOf = ({ name }: { name: string }) => name;
      times.push(await timesOf({ ...measurement, nameOf }, some, (tx, { work }) => work(tx)));
    }
    if (times.length > 0) {
      console.log(`\nAs ${who}`);
      printTimes(times);
    }
    all.push(...times);
  }
  const missed = all.filter(({ p95, atMost }) => atMost !== undefined && p95 > atMost);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await closeDatabase();
}
