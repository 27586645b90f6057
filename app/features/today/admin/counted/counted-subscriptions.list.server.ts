import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf } from '#app/ui/admin/data-table/list-filters.ts';

const COUNTED_KINDS = ['confirmed', 'unsubscribed'] as const;

/** Confirmed and ended subscriptions of a range of days, as counted_subscriptions_page() reads them. */
export const countedSubscriptionsList = declareList({
  filters: { kind: oneOf(COUNTED_KINDS), from: aDay, to: aDay },
  sorts: ['happened'],
  usual: { by: 'happened', descending: true },
  size: 50,
  page: 'public.counted_subscriptions_page',
  combinations: [
    { by: 'happened', optional: ['kind', 'from', 'to'], indexes: ['newsletter_events_of_kind'] },
  ],
});
