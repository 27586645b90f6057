import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  type FilterKind,
  oneOf,
  severalOf,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { PERSON_STATES } from './people.ts';

/** A role by its key, any role, or none. */
const aRole: FilterKind = { read: (text) => (/^[a-z0-9-]{1,48}$/.test(text) ? text : undefined) };

/** Users with an account, as people_page() reads them. */
export const peopleList = declareList({
  filters: {
    text: wordsUpTo(200),
    role: severalOf(aRole),
    state: severalOf(oneOf(PERSON_STATES)),
  },
  sorts: ['since', 'person', 'seen'],
  usual: { by: 'since', descending: true },
  size: 50,
  page: 'public.people_page',
  whole: 'staff and invited clients have accounts, leads have none: thousands',
});
