import { parseArgs } from 'node:util';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import { crmWrites } from './crm/crm-writes.ts';
import { readersCases } from './crm/readers-cases.ts';
import { printTimes, type Times, timesOf } from './lists/times.ts';
import { CRM_SIZES, staffOf } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';

/*
 * How long the CRM takes on PostgreSQL at 300,000 contacts, 100,000 deals and 2,000,000 facts, as a
 * manager of every product and as managers of one: `npm run bench -- --crm`, with `--part 0.1` at a tenth
 * of it, with `--only 'board|page'` what has that in its name, with `--as doavya` one of the readers. Takes the
 * empty or filled database of DATABASE_URL, so that rows are made once for many measurements, else a
 * server of its own. Ends with exit code 1 when a 95th percentile is above its target.
 */

const TARGET_MS = 50;
const READERS = { all: undefined, forja: 'forja', doavya: 'doavya' } as const;
type Reader = keyof typeof READERS;

const { values } = parseArgs({
  // `--crm` is what brought us here.
  options: {
    crm: { type: 'boolean' },
    part: { type: 'string', default: '1' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    as: { type: 'string', default: '' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --crm');

try {
  await openFilled(url, partOf(CRM_SIZES, Number(values.part)));
  const limits = { runs: Number(values.runs), atMost: TARGET_MS };
  const all: Times[] = [];
  const only = new RegExp(values.only);
  const wanted = (what: string) => only.test(what);
  for (const reader of Object.keys(READERS) as Reader[]) {
    if (values.as && values.as !== reader) continue;
    const userId = await staffOf('manager', READERS[reader]);
    const cases = Object.entries(await readersCases(userId)).filter(([what]) => wanted(what));
    const times: Times[] = [];
    for (const [what, some] of cases) {
      const nameOf = ({ name }: { name: string }) => name;
      times.push(
        await timesOf({ what, userId, nameOf, ...limits }, some, (tx, { work }) => work(tx)),
      );
    }
    if (times.length > 0) {
      console.log(`\nManager of ${READERS[reader] ?? 'every product'}`);
      printTimes(times);
    }
    all.push(...times);
  }
  const written = await crmWrites(limits, wanted);
  if (written.length > 0) printTimes(written);
  all.push(...written);
  const missed = all.filter(({ p95, atMost }) => atMost !== undefined && p95 > atMost);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await closeDatabase();
}
