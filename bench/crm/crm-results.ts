import { sql } from 'kysely';
import { resultContactsList } from '../../app/features/crm/results/result-contacts.list.server.ts';
import { resultDealsList } from '../../app/features/crm/results/result-deals.list.server.ts';
import { readRangeFigures } from '../../app/features/crm/results/results.store.server.ts';
import { requestedRange } from '../../app/features/crm/results/results-range.ts';
import {
  countContactsBehind,
  countDealsBehind,
  listContactsBehind,
  listDealsBehind,
} from '../../app/features/crm/results/rows-behind.store.server.ts';
import { businessDay } from '../../app/i18n/business-day.ts';
import { type Cases, partsOf } from './case.ts';

const today = businessDay();
const RANGES = ['range=30', 'range=90', 'range=year', `from=2023-01-01&to=${today}`];
const BEHIND = [
  'state=won',
  'state=closed&from=2026-01-01',
  'touched=no&state=open',
  'source=doavya',
];

/** The screen of results, its figures one by one, and the rows behind them. */
export const crmResults = (products: readonly string[]): Cases => ({
  'results: the six figures of a product': [...products, null].map((product) => ({
    name: `${product}`,
    work: (tx) => sql`select * from public.product_metrics(${product})`.execute(tx),
  })),
  'results: the figures of a range': RANGES.map((range) => ({
    name: range,
    work: (tx) => readRangeFigures(tx, requestedRange(new URLSearchParams(range), today)),
  })),
  'results: deals behind a figure': partsOf(resultDealsList, BEHIND, listDealsBehind),
  'results: deals behind a figure, summed': partsOf(resultDealsList, BEHIND, (tx, { filter }) =>
    countDealsBehind(tx, filter),
  ),
  'results: contacts behind a figure': partsOf(
    resultContactsList,
    ['', 'converted=yes'],
    listContactsBehind,
  ),
  'results: contacts behind a figure, counted': partsOf(
    resultContactsList,
    ['', 'converted=yes'],
    (tx, { filter }) => countContactsBehind(tx, filter),
  ),
});
