import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { LINE_STATUSES } from './imports.ts';

/** The lines of one import in the order of its file. */
export const importLinesList = declareList({
  filters: { standing: oneOf(LINE_STATUSES) },
  sorts: ['line'],
  usual: { by: 'line', descending: false },
  size: 50,
  whole: 'one import has 50,000 lines at most, read by line number; they are deleted after 30 days',
});
