import { readDealSums } from '../../app/areas/admin/today/figures/deal-sums.store.server.ts';
import { readLeadSums } from '../../app/areas/admin/today/figures/lead-sums.store.server.ts';
import { readGrowth } from '../../app/areas/admin/today/figures/newsletter-growth.store.server.ts';
import { readPageSpeeds } from '../../app/areas/admin/today/figures/page-speeds.store.server.ts';
import { readScores } from '../../app/areas/admin/today/figures/recommendations.store.server.ts';
import { readVisits } from '../../app/areas/admin/today/figures/visits.store.server.ts';
import { dueTasks } from '../../app/areas/admin/today/queue/due-tasks.server.ts';
import { stalledDeals } from '../../app/areas/admin/today/queue/stalled-deals.server.ts';
import { waitingLeads } from '../../app/areas/admin/today/queue/waiting-leads.server.ts';
import { todayRangeAsked } from '../../app/areas/admin/today/today-range.ts';
import { houseDay } from '../../app/features/crm/results/results-range.ts';
import type { Tx } from '../lists/times.ts';
import type { Cases } from './case.ts';

const RANGES = ['range=7', 'range=30', 'range=90', 'range=90&compare=year'] as const;

/** What the figures of the first screen read of a range. */
async function readEverything(tx: Tx, search: string): Promise<void> {
  const today = houseDay(new Date());
  const range = todayRangeAsked(new URLSearchParams(search), today);
  await readLeadSums(tx, range);
  await readVisits(tx, range);
  await readDealSums(tx, range);
  await readScores(tx, range.from, range);
  await readGrowth(tx, range.to, false);
  await readPageSpeeds(tx, range);
}

/** The first screen: what waits for somebody, and the figures of each range. */
export const todayCases = (userId: string): Cases => ({
  'today: what waits': [
    {
      name: 'leads, tasks and deals',
      work: async (tx) => {
        await waitingLeads(tx);
        await dueTasks(tx);
        await stalledDeals(tx, { userId });
      },
    },
  ],
  ...Object.fromEntries(
    RANGES.map((search) => [
      `today: figures, ${search}`,
      [{ name: search, work: (tx: Tx) => readEverything(tx, search) }],
    ]),
  ),
});
