import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { textUpTo } from '#app/ui/admin/data-table/list-filters.ts';

/** Answers of forms that visitors have not finished, the newest first. */
export const unfinishedLeadsList = declareList({
  filters: { text: textUpTo(200) },
  sorts: ['arrived'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  whole: 'unfinished answers are deleted after thirty days',
});
