import { ROLES } from '#app/access/permissions.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { PERSON_STATES } from './people.ts';

/** Users with an account, as people_page() reads them. */
export const peopleList = declareList({
  filters: {
    text: wordsUpTo(200),
    role: oneOf([...ROLES, 'staff', 'none']),
    state: oneOf(PERSON_STATES),
  },
  sorts: ['since', 'person', 'seen'],
  usual: { by: 'since', descending: true },
  size: 50,
  page: 'public.people_page',
  whole: 'staff and invited clients have accounts, leads have none: thousands',
});
