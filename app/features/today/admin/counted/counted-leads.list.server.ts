import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { ANSWERS, REACHED } from '../figures/ways.ts';

/** Leads that a figure counts, as counted_leads_page() reads them. */
export const countedLeadsList = declareList({
  filters: {
    from: aDay,
    to: aDay,
    source: textUpTo(40),
    reached: oneOf(REACHED),
    answer: oneOf(ANSWERS),
  },
  sorts: ['arrived'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.counted_leads_page',
  combinations: [
    {
      by: 'arrived',
      optional: ['from', 'to', 'source', 'reached', 'answer'],
      indexes: [
        'qualification_submissions_newest',
        'qualification_submissions_inbox',
        'qualification_submissions_of_source',
        // Those whose clock runs are few, and looked up.
        'qualification_submissions_pkey',
        'qualification_submissions_unanswered',
      ],
    },
  ],
});
