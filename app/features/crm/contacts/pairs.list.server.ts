import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { PAIR_REASONS } from './contacts.ts';

/** Duplicate candidates, as contact_pairs_page() reads them. */
export const contactPairsList = declareList({
  filters: { text: wordsUpTo(200), reason: oneOf(PAIR_REASONS), apart: oneOf(['yes']) },
  sorts: ['sure', 'newest'],
  usual: { by: 'sure', descending: true },
  size: 30,
  page: 'public.contact_pairs_page',
  ways: [
    { by: 'sure', within: ['text', 'reason', 'apart'], walks: ['contact_pairs_surest'] },
    // With a rare word or reason, all matches are read and sorted.
    {
      by: 'newest',
      within: ['text', 'reason', 'apart'],
      walks: ['contact_pairs_newest', 'contact_pairs_surest'],
    },
  ],
});
