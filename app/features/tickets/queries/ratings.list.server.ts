import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, anId, oneOf, severalOf } from '#app/ui/admin/data-table/list-filters.ts';

const DAYS = ['from', 'to'] as const;

/** Ratings of solved tickets, as ratings_page() reads them. */
export const ratingsList = declareList({
  filters: {
    score: severalOf(oneOf(['1', '2', '3', '4', '5'])),
    from: aDay,
    to: aDay,
    project: severalOf(anId),
    module: severalOf(anId),
  },
  sorts: ['rated'],
  usual: { by: 'rated', descending: true },
  size: 50,
  page: 'public.ratings_page',
  combinations: [
    { by: 'rated', optional: DAYS, indexes: ['ticket_ratings_rated'] },
    { by: 'rated', required: ['score'], optional: DAYS, indexes: ['ticket_ratings_by_score'] },
    {
      by: 'rated',
      optional: ['score', 'project', 'module', ...DAYS],
      // Of one project or module few are left, which are looked up and sorted; or many, soon found in a scan.
      indexes: [
        'ticket_ratings_rated',
        'ticket_ratings_by_score',
        'ticket_ratings_of_project',
        'ticket_ratings_of_module',
      ],
    },
  ],
});
