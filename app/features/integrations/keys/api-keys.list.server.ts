import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { KEY_STATES } from './api-key.ts';

/** Keys for other programs. */
export const apiKeysList = declareList({
  filters: { text: textUpTo(200), state: oneOf(KEY_STATES) },
  sorts: ['created', 'name', 'used'],
  usual: { by: 'created', descending: true },
  size: 50,
  whole: 'staff make each by hand, one for a program: there are some dozens',
});
