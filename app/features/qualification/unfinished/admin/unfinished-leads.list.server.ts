import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Forms that visitors have left half way, the newest first. */
export const unfinishedLeadsList = declareList({
  filters: {},
  sorts: [],
  usual: { by: 'arrived', descending: true },
  size: 50,
  whole: 'those of thirty days',
});
