import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from './staff-leads.ts';

const DAYS = ['from', 'to'] as const;

/** Leads received, as leads_page() reads them. */
export const leadsList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: oneOf(LEAD_STATUSES),
    source: oneOf(LEAD_SOURCES),
    from: aDay,
    to: aDay,
  },
  sorts: ['arrived', 'person', 'status', 'source'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.leads_page',
  ways: [
    { by: 'arrived', within: DAYS, walks: ['qualification_submissions_inbox'] },
    {
      by: 'arrived',
      given: ['status'],
      within: DAYS,
      walks: ['qualification_submissions_in_place'],
    },
    {
      by: 'arrived',
      given: ['source'],
      within: DAYS,
      walks: ['qualification_submissions_of_source'],
    },
    {
      by: 'arrived',
      given: ['status', 'source'],
      within: DAYS,
      walks: ['qualification_submissions_of_source_in_place'],
    },
    {
      by: 'arrived',
      given: ['text'],
      within: ['status', 'source', ...DAYS],
      // Few leads have a rare word and are found by it; a common one is soon met on the way.
      walks: [
        'lead_words_by_words',
        'lead_words_newest',
        'lead_words_in_place',
        'lead_words_of_source_in_place',
      ],
    },
    { by: 'person', walks: ['qualification_submissions_by_person'] },
    {
      by: 'person',
      given: ['status'],
      walks: ['qualification_submissions_in_place_by_person'],
    },
    { by: 'status', walks: ['qualification_submissions_in_place'] },
    { by: 'status', given: ['source'], walks: ['qualification_submissions_of_source_in_place'] },
    { by: 'source', walks: ['qualification_submissions_of_source'] },
  ],
});
