import {
  countSubscriptions,
  exportSubscriptions,
} from '#app/features/newsletter/admin/staff-newsletter.store.server.ts';
import type { SubscriptionRow } from '#app/features/newsletter/admin/staff-newsletter.ts';
import { subscriptionsList } from '#app/features/newsletter/admin/subscriptions.list.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import type { ExportedList } from '../exports/export-answer.server.ts';

/** The filtered list of subscriptions, in the order of its address. */
export function exportedSubscriptions(search: URLSearchParams): ExportedList<SubscriptionRow> {
  const { filter, sort } = listAsked(subscriptionsList, search);
  return {
    what: 'newsletter',
    fileName: 'newsletter',
    filter,
    count: (tx) => countSubscriptions(tx, filter),
    page: (tx, part) => exportSubscriptions(tx, { filter, sort, ...part }),
    cells: (subscription) => subscription,
  };
}
