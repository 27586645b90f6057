import {
  countSubscriptions,
  exportSubscriptions,
} from '#app/features/newsletter/admin/newsletter-desk.store.server.ts';
import {
  SUBSCRIPTION_SORTS,
  type SubscriptionRow,
  USUAL_SUBSCRIPTION_SORT,
} from '#app/features/newsletter/admin/newsletter-desk.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import type { ExportedList } from '../exports/export-answer.server.ts';
import { subscriptionFilterIn } from './newsletter-filter.ts';

/** The filtered list of subscriptions, in the order of its address. */
export function exportedSubscriptions(search: URLSearchParams): ExportedList<SubscriptionRow> {
  const filter = subscriptionFilterIn(search);
  const sort = sortIn(search, SUBSCRIPTION_SORTS, USUAL_SUBSCRIPTION_SORT);
  return {
    what: 'newsletter',
    fileName: 'newsletter',
    filter,
    count: (tx) => countSubscriptions(tx, filter),
    page: (tx, part) => exportSubscriptions(tx, filter, { sort, ...part }),
    cells: (subscription) => subscription,
  };
}
