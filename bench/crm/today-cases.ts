import { readDealSums } from '#app/features/today/admin/figures/deal-sums.store.server.ts';
import { readLeadSums } from '#app/features/today/admin/figures/lead-sums.store.server.ts';
import { readGrowth } from '#app/features/today/admin/figures/newsletter-growth.store.server.ts';
import { readPageSpeeds } from '#app/features/today/admin/figures/page-speeds.store.server.ts';
import { readScores } from '#app/features/today/admin/figures/recommendations.store.server.ts';
import { readVisits } from '#app/features/today/admin/figures/visits.store.server.ts';
import { draftedMessages } from '#app/features/today/admin/queue/drafted-messages.server.ts';
import { dueTasks } from '#app/features/today/admin/queue/due-tasks.server.ts';
import { stalledDeals } from '#app/features/today/admin/queue/stalled-deals.server.ts';
import { waitingLeads } from '#app/features/today/admin/queue/waiting-leads.server.ts';
import { parseTodayRange } from '#app/features/today/admin/today-range.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import type { Tx } from '../lists/times.ts';
import type { Cases } from './case.ts';

const RANGES = ['range=7', 'range=30', 'range=90', 'range=90&compare=year'] as const;

/** What the figures of the first screen read of a range. */
async function readEverything(tx: Tx, search: string): Promise<void> {
  const today = businessDay();
  const range = parseTodayRange(new URLSearchParams(search), today);
  await readLeadSums(tx, range);
  await readVisits(tx, range);
  await readDealSums(tx, range);
  await readScores(tx, range.from, range);
  await readGrowth(tx, range.to, false);
  await readPageSpeeds(tx, range);
}

/** The columns of the queue for a user who works leads and deals. */
async function readWaiting(tx: Tx, userId: string): Promise<void> {
  await waitingLeads(tx);
  await dueTasks(tx);
  await stalledDeals(tx, { userId });
  await draftedMessages(tx);
}

/** The first screen: what waits for somebody, the figures of each range, and both, though two connections
 * read them side by side. */
export const todayCases = (userId: string): Cases => ({
  'today: what waits': [
    { name: 'leads, tasks, deals and messages', work: (tx) => readWaiting(tx, userId) },
  ],
  ...Object.fromEntries(
    RANGES.flatMap((search) => [
      [
        `today: figures, ${search}`,
        [{ name: search, work: (tx: Tx) => readEverything(tx, search) }],
      ],
      [
        `today: both, ${search}`,
        [
          {
            name: search,
            work: async (tx: Tx) => {
              await readWaiting(tx, userId);
              await readEverything(tx, search);
            },
          },
        ],
      ],
    ]),
  ),
});
