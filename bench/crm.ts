import { parseArgs } from 'node:util';
import { readFormsSent } from '../app/features/crm/contacts/consent.store.server.ts';
import {
  readContact,
  readDealsOf,
  readFacts,
  readMerges,
  readTerm,
  readTwins,
} from '../app/features/crm/contacts/contact.store.server.ts';
import { contactsList } from '../app/features/crm/contacts/contacts.list.server.ts';
import { countContacts, listContacts } from '../app/features/crm/contacts/contacts.store.server.ts';
import { contactPairsList } from '../app/features/crm/contacts/pairs.list.server.ts';
import { countPairs, listPairs } from '../app/features/crm/contacts/pairs.store.server.ts';
import {
  readBoard,
  readForecast,
  readPastBoard,
} from '../app/features/crm/deals/board.store.server.ts';
import { readDeal } from '../app/features/crm/deals/deal.store.server.ts';
import { dealsList } from '../app/features/crm/deals/deals.list.server.ts';
import {
  listDeals,
  readPipelines,
  sumDeals,
} from '../app/features/crm/deals/deals.store.server.ts';
import type { Pipeline } from '../app/features/crm/deals/deals.ts';
import { asActor } from '../app/platform/database/actor.server.ts';
import { closeDatabase } from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { listAsked } from '../app/ui/admin/data-table/list-asked.ts';
import { printTimes, type Times, type Tx, timesOf } from './lists/times.ts';
import { CRM_SIZES, staffOf } from './rows/fill-rows.ts';
import { openFilled, partOf } from './rows/open-filled.ts';

/*
 * How long the CRM takes on PostgreSQL at 300,000 contacts, 100,000 deals and 2,000,000 facts, as a
 * viewer: `npm run bench -- --crm`, with `--part 0.1` at a tenth of it. Takes the empty or filled
 * database of DATABASE_URL, else a server of its own. Ends with exit code 1 when a 95th percentile is
 * above its target.
 */

const TARGET_MS = 50;
const WORDS = [
  'silva',
  'maria',
  'ximenes',
  'quitéria uchôa',
  '.777123@',
  'zzz nobody',
  '(17) 99000-0001',
];
const words = WORDS.map((text) => `text=${encodeURIComponent(text)}`);

type Work<Case> = (tx: Tx, one: Case) => Promise<unknown>;

const idsOf = async (text: string) =>
  (await openHandle().owner.query<{ id: string }>(text)).rows.map(({ id }) => id);

/** Addresses of a list, and of pages deep in it. */
function pages(queries: readonly string[], ids: readonly string[]): string[] {
  return queries.flatMap((query) => [query, ...ids.map((id) => `${query}&after=${id}`)]);
}

const { values } = parseArgs({
  // `--crm` is what brought us here.
  options: {
    crm: { type: 'boolean' },
    part: { type: 'string', default: '1' },
    runs: { type: 'string', default: '60' },
  },
});
const url = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run as: npm run bench -- --crm');
try {
  await openFilled(url, partOf(CRM_SIZES, Number(values.part)));
  const userId = await staffOf('viewer');
  const runs = Number(values.runs);
  const all: Times[] = [];
  const time = async <Case>(
    what: string,
    cases: readonly Case[],
    work: Work<Case>,
    atMost?: number,
  ) => {
    all.push(
      await timesOf({ what, userId, runs, ...(atMost !== undefined && { atMost }) }, cases, work),
    );
  };
  const contacts = await idsOf(
    'select id from public.crm_contacts order by md5(id::text) limit 200',
  );
  const told = await idsOf(
    `select contact_id as id from public.crm_events where contact_id is not null
     group by contact_id order by count(*) desc limit 20`,
  );
  const deals = await idsOf('select id from public.crm_deals order by md5(id::text) limit 200');
  const pipelines = await asActor({ kind: 'user', userId }, readPipelines);
  const [pipeline] = pipelines as [Pipeline];

  await time('reference: fifty contacts by their ids', [contacts.slice(0, 50)], (tx, some) =>
    tx.selectFrom('crm_contacts').select(['id', 'name']).where('id', 'in', some).execute(),
  );
  const contactPart = (query: string) => listAsked(contactsList, new URLSearchParams(query));
  const contactQueries = {
    'first pages and deep ones': pages(
      ['sort=created', 'sort=-created', 'sort=name'],
      contacts.slice(0, 6),
    ),
    'of a product, source or owner': pages(
      ['product=forja', 'product=doavya', 'source=website', 'deal=open', `owner=${userId}`],
      contacts.slice(0, 2),
    ),
    'with words': words,
  };
  for (const [what, queries] of Object.entries(contactQueries)) {
    const parts = queries.map(contactPart);
    await time(`contacts, ${what}`, parts, listContacts, TARGET_MS);
    await time(
      `contacts, ${what}, counted`,
      parts,
      (tx, { filter }) => countContacts(tx, filter),
      TARGET_MS,
    );
  }
  const dealPart = (query: string) => listAsked(dealsList, new URLSearchParams(query));
  const dealQueries = {
    'first pages and deep ones': pages(
      ['sort=newest', 'sort=value', 'sort=close'],
      deals.slice(0, 6),
    ),
    'of a state, owner or month': pages(
      [
        'state=open',
        'state=won',
        'owner=none',
        'stalled=yes',
        'month=none',
        'pipeline=direct-sales',
      ],
      deals.slice(0, 2),
    ),
    'with words': words,
  };
  for (const [what, queries] of Object.entries(dealQueries)) {
    const parts = queries.map(dealPart);
    await time(`deals, ${what}`, parts, listDeals, TARGET_MS);
    await time(
      `deals, ${what}, summed`,
      parts,
      (tx, { filter }) => sumDeals(tx, filter),
      TARGET_MS,
    );
  }
  await time(
    'board of a pipeline',
    pipelines,
    (tx, one) => readBoard(tx, one, { pipeline: one.slug } as never, undefined),
    TARGET_MS,
  );
  await time(
    'forecast',
    pipelines,
    (tx, one) => readForecast(tx, one, { pipeline: one.slug } as never),
    TARGET_MS,
  );
  const days = [3, 40, 200, 400, 800].map((ago) =>
    new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
  );
  await time(
    'board as of a day',
    days,
    (tx, day) => readPastBoard(tx, pipeline, day, undefined),
    TARGET_MS,
  );
  const contactPage: Work<string> = async (tx, id) => {
    await readContact(tx, id);
    await readDealsOf(tx, 'contact_id', id);
    await readTerm(tx, id);
    await readTwins(tx, id);
    await readMerges(tx, id);
    await readFormsSent(tx, id);
    await readFacts(tx, id, { limit: 31 } as never);
  };
  await time('contact page', contacts, contactPage, TARGET_MS);
  await time('contact page of those with the most facts', told, contactPage, TARGET_MS);
  await time('merge suggestions of a contact', contacts, readTwins, TARGET_MS);
  const pairs = await idsOf('select id from private.contact_pairs order by md5(id::text) limit 6');
  const pairQueries = {
    'first pages and deep ones': pages(
      ['sort=sure', 'sort=newest', 'sort=-sure', 'reason=phone'],
      pairs,
    ),
    'with words': words,
  };
  for (const [what, queries] of Object.entries(pairQueries)) {
    const parts = queries.map((query) => listAsked(contactPairsList, new URLSearchParams(query)));
    await time(`merge suggestions, ${what}`, parts, listPairs, TARGET_MS);
    await time(
      `merge suggestions, ${what}, counted`,
      parts,
      (tx, { filter }) => countPairs(tx, filter),
      TARGET_MS,
    );
  }
  await time('deal page', deals, readDeal, TARGET_MS);
  printTimes(all);
  const missed = all.filter(({ p95, atMost }) => atMost !== undefined && p95 > atMost);
  console.log(missed.length === 0 ? '\nEvery target met.' : `\n${missed.length} targets missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await closeDatabase();
}
