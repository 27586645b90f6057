import { parseArgs } from 'node:util';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import { todayCases } from './crm/today-cases.ts';
import { printTimes, type Times, timesOf } from './lists/times.ts';
import { staffOf, USUAL_SIZES } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';

/*
 * How long the first screen of the admin takes on PostgreSQL at a million leads, as a manager: what waits, the
 * figures of each range, and both one after the other: `npm run bench -- --today`, with `--leads 100000` at
 * another size, with `--only 'range=30'` what has that in its name. Takes the empty or filled database of
 * DATABASE_URL, so that rows are made once for many measurements, else a server of its own. Ends with exit
 * code 1 when a 95th percentile is above its target.
 */

const TARGET_MS = 50;

const { values } = parseArgs({
  // `--today` is what brought us here.
  options: {
    today: { type: 'boolean' },
    leads: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --today');

try {
  await openFilled(url, partOf(USUAL_SIZES, Number(values.leads) / USUAL_SIZES.leads));
  const userId = await staffOf('manager');
  const only = new RegExp(values.only);
  const times: Times[] = [];
  for (const [what, cases] of Object.entries(todayCases(userId))) {
    if (!only.test(what)) continue;
    const measurement = { what, userId, runs: Number(values.runs), atMost: TARGET_MS };
    times.push(await timesOf(measurement, cases, (tx, { work }) => work(tx)));
  }
  printTimes(times);
  const missed = times.filter(({ p95 }) => p95 > TARGET_MS);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await closeDatabase();
}
