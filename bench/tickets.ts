import { parseArgs } from 'node:util';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import { printTimes, type Times, timesOf } from './lists/times.ts';
import { staffOf, TICKET_SIZES } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';
import { ticketCases } from './tickets/ticket-cases.ts';

/*
 * How long the service desk takes on PostgreSQL at 1,000,000 entries, 200,000 tickets and 2,000,000 messages, as a
 * manager who looks at every product, and at the company's own alone: lists in each order and with each filter, what they
 * count, threads, searches, figures, and the ranking of ideas: `npm run bench -- --tickets`, with `--part 0.1` at
 * a tenth of it, with `--only 'thread|ideas'` what has that in its name, with `--as forja` one of the readers. Takes
 * the empty or filled database of DATABASE_URL, so that rows are made once for many measurements, else a server of
 * its own. Ends with exit code 1 when a 95th percentile is above its target.
 */

const TARGET_MS = 50;
const READERS = ['all', 'forja'] as const;

const { values } = parseArgs({
  // `--tickets` is what brought us here.
  options: {
    tickets: { type: 'boolean' },
    part: { type: 'string', default: '1' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    as: { type: 'string', default: '' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --tickets');

try {
  await openFilled(url, partOf(TICKET_SIZES, Number(values.part)));
  const only = new RegExp(values.only);
  const userId = await staffOf('manager');
  const cases = await ticketCases(userId);
  const all: Times[] = [];
  for (const reader of READERS) {
    if (values.as && values.as !== reader) continue;
    const actor = { kind: 'user', userId, ...(reader !== 'all' && { product: reader }) } as const;
    const times: Times[] = [];
    for (const [what, some] of Object.entries(cases).filter(([name]) => only.test(name))) {
      const measurement = { what, userId, actor, runs: Number(values.runs), atMost: TARGET_MS };
      const nameOf = ({ name }: { name: string }) => name;
      times.push(await timesOf({ ...measurement, nameOf }, some, (tx, { work }) => work(tx)));
    }
    if (times.length > 0) {
      console.log(`\nManager who looks at ${reader === 'all' ? 'every product' : reader}`);
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
