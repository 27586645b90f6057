import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { countedSubscriptionsList } from './counted-subscriptions.list.server.ts';

export type CountedSubscription = { id: string; email: string; way: string; at: string };

/** Who confirmed or unsubscribed in the requested days. Refuses with `campaigns_read_missing`. */
export async function readCountedSubscriptions(
  tx: Transaction<DB>,
  { sort, ...part }: ListPart<typeof countedSubscriptionsList>,
): Promise<{ subscriptions: CountedSubscription[]; total: number }> {
  const rows = await readPage(tx, 'public.counted_subscriptions_page', {
    ...part,
    sort: { descending: sort.descending },
  });
  return {
    subscriptions: rows.map(({ happenedAt, ...row }) => ({
      ...row,
      at: happenedAt.toISOString(),
    })),
    total: await readCount(tx, 'public.counted_subscriptions_count', part.filter),
  };
}
