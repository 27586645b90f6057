import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf, textUpTo, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { SHOWN_STATUSES } from './staff-newsletter.ts';

const DAYS = ['from', 'to'] as const;

/** Subscriptions to the newsletter, as newsletter_page() reads them. */
export const subscriptionsList = declareList({
  filters: {
    text: wordsUpTo(254),
    status: oneOf(SHOWN_STATUSES),
    source: textUpTo(500),
    from: aDay,
    to: aDay,
  },
  sorts: ['created', 'email', 'status', 'source'],
  usual: { by: 'created', descending: true },
  size: 50,
  page: 'public.newsletter_page',
  ways: [
    { by: 'created', within: DAYS, walks: ['newsletter_subscriptions_newest'] },
    {
      by: 'created',
      given: ['status'],
      within: DAYS,
      walks: ['newsletter_subscriptions_in_place'],
    },
    { by: 'created', given: ['source'], within: DAYS, walks: ['newsletter_subscriptions_of_page'] },
    {
      by: 'created',
      given: ['status', 'source'],
      within: DAYS,
      walks: ['newsletter_subscriptions_of_page_in_place'],
    },
    {
      by: 'created',
      given: ['text'],
      within: ['status', 'source', ...DAYS],
      // Few addresses have a rare word and are found by it; a common one is soon met on the way.
      walks: [
        'newsletter_subscriptions_by_email',
        'newsletter_subscriptions_newest',
        'newsletter_subscriptions_in_place',
        'newsletter_subscriptions_of_page',
        'newsletter_subscriptions_of_page_in_place',
        'newsletter_subscriptions_in_place_by_email',
      ],
    },
    { by: 'email', walks: ['newsletter_subscriptions_email_key'] },
    { by: 'email', given: ['status'], walks: ['newsletter_subscriptions_in_place_by_email'] },
    { by: 'status', walks: ['newsletter_subscriptions_in_place'] },
    { by: 'status', given: ['source'], walks: ['newsletter_subscriptions_of_page_in_place'] },
    { by: 'source', walks: ['newsletter_subscriptions_of_page'] },
  ],
});
