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
  combinations: [
    { by: 'sure', optional: ['text', 'reason', 'apart'], indexes: ['contact_pairs_surest'] },
    // If few pairs match the text or the reason, the planner reads all of those and sorts them.
    {
      by: 'newest',
      optional: ['text', 'reason', 'apart'],
      indexes: ['contact_pairs_newest', 'contact_pairs_surest'],
    },
  ],
});
