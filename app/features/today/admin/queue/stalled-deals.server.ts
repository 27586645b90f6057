import type { Transaction } from 'kysely';
import { listDeals, sumDeals } from '#app/features/crm/deals/deals.store.server.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { MAX_ROWS, type QueuePart } from './queue.ts';

/** The reader's own deals without activity for as long as their pipeline allows. */
export async function stalledDeals(
  tx: Transaction<DB>,
  { userId }: { userId: string },
): Promise<QueuePart<'deals'>> {
  const filter = { state: 'open', stalled: 'yes', owner: userId } as const;
  const sort = { by: 'newest', descending: false } as const;
  const rows = await listDeals(tx, { filter, sort, limit: MAX_ROWS });
  const { deals, value } = await sumDeals(tx, filter);
  return {
    key: 'deals',
    count: deals,
    value,
    to: `${adminPath('dealsList')}?${new URLSearchParams(filter)}`,
    rows: rows.map(({ id, title, stage, value: worth, idleDays }) => ({
      id,
      title,
      stage,
      value: worth,
      idleDays,
    })),
  };
}
