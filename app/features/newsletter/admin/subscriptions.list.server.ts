import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { FILTER_STATUSES } from './staff-newsletter.ts';

const DAYS = ['from', 'to'] as const;

/** Subscriptions to the newsletter, as newsletter_page() reads them. */
export const subscriptionsList = declareList({
  filters: {
    text: wordsUpTo(254),
    status: severalOf(oneOf(FILTER_STATUSES)),
    source: severalOf(textUpTo(500)),
    from: aDay,
    to: aDay,
  },
  sorts: ['created', 'email', 'status', 'source'],
  usual: { by: 'created', descending: true },
  size: 50,
  page: 'public.newsletter_page',
  combinations: [
    { by: 'created', optional: DAYS, indexes: ['newsletter_subscriptions_newest'] },
    {
      by: 'created',
      required: ['status'],
      optional: DAYS,
      indexes: ['newsletter_subscriptions_in_place'],
    },
    {
      by: 'created',
      required: ['source'],
      optional: DAYS,
      indexes: ['newsletter_subscriptions_of_page'],
    },
    {
      by: 'created',
      required: ['status', 'source'],
      optional: DAYS,
      indexes: ['newsletter_subscriptions_of_page_in_place'],
    },
    {
      by: 'created',
      required: ['text'],
      optional: ['status', 'source', ...DAYS],
      // A rare word is looked up by its index; a scan in order soon finds rows with a common one.
      indexes: [
        'newsletter_subscriptions_by_email',
        'newsletter_subscriptions_newest',
        'newsletter_subscriptions_in_place',
        'newsletter_subscriptions_of_page',
        'newsletter_subscriptions_of_page_in_place',
        'newsletter_subscriptions_in_place_by_email',
      ],
    },
    { by: 'email', indexes: ['newsletter_subscriptions_email_key'] },
    { by: 'email', required: ['status'], indexes: ['newsletter_subscriptions_in_place_by_email'] },
    { by: 'status', indexes: ['newsletter_subscriptions_in_place'] },
    { by: 'status', required: ['source'], indexes: ['newsletter_subscriptions_of_page_in_place'] },
    { by: 'source', indexes: ['newsletter_subscriptions_of_page'] },
  ],
});
