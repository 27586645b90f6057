import { parseArgs } from 'node:util';
import { leadsList } from '../app/features/qualification/admin/leads.list.server.ts';
import {
  countLeads,
  listLeads,
} from '../app/features/qualification/admin/leads-page.store.server.ts';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import { parseListQuery } from '../app/ui/admin/data-table/list-query.ts';
import { leadAddresses, someLeads } from './lists/addresses.ts';
import { otherLists } from './lists/other-lists.ts';
import { rulesTimes } from './lists/rules.ts';
import { printTimes, type Times, timesOf } from './lists/times.ts';
import { staffOf, USUAL_SIZES } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';

/*
 * How long the lists of staff take on PostgreSQL, as a viewer: `npm run bench -- --lists`, with
 * `--leads 100000` at another size, with `--only 'words|score'` the lists of leads that have that in their name.
 * Takes the empty or filled database of DATABASE_URL, else a server of its own. Ends with exit code 1 when the
 * 95th percentile of a list of leads is above its target.
 */

const TARGET_MS = 50;

async function measureLeads(userId: string, runs: number, only: RegExp): Promise<Times[]> {
  const all: Times[] = [];
  const leads = await someLeads();
  const ids = leads.slice(0, 400).map(({ id }) => id);
  const windows = Array.from({ length: 8 }, (_, n) => ids.slice(n * 50, n * 50 + 50));
  const time = async <Case>(
    what: string,
    cases: readonly Case[],
    work: Parameters<typeof timesOf<Case>>[2],
    atMost?: number,
  ) => {
    if (!only.test(what)) return;
    const measurement = { what, userId, runs, ...(atMost !== undefined && { atMost }) };
    all.push(await timesOf(measurement, cases, work));
  };
  await time('reference: fifty leads by their ids', windows, (tx, some) =>
    tx
      .selectFrom('qualification_submissions')
      .select(['id', 'formData'])
      .where('id', 'in', some)
      .execute(),
  );
  for (const [what, addresses] of Object.entries(leadAddresses(leads))) {
    const parts = addresses.map((query) => parseListQuery(leadsList, new URLSearchParams(query)));
    await time(`leads ${what}`, parts, listLeads, TARGET_MS);
    const counted = parts.filter(({ after, sort }) => !after && sort.descending);
    if (counted.length > 0) {
      await time(
        `leads ${what}, counted`,
        counted,
        (tx, { filter, counted }) => countLeads(tx, filter, counted),
        TARGET_MS,
      );
    }
  }
  return all;
}

const { values } = parseArgs({
  // `--lists` is what brought us here.
  options: {
    lists: { type: 'boolean' },
    leads: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --lists');
try {
  await openFilled(url, partOf(USUAL_SIZES, Number(values.leads) / USUAL_SIZES.leads));
  const runs = Number(values.runs);
  const leads = await measureLeads(await staffOf('viewer'), runs, new RegExp(values.only));
  printTimes(leads);
  if (!values.only) {
    printTimes(await otherLists(await staffOf('superadmin'), runs));
    printTimes(await rulesTimes(await staffOf('superadmin'), runs));
  }
  const missed = leads.filter(({ p95, atMost }) => atMost !== undefined && p95 > atMost);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await closeDatabase();
}
