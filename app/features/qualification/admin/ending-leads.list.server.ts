import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** People whose data is erased within 30 days, the next one first. */
export const endingLeadsList = declareList({
  filters: {},
  sorts: [],
  usual: { by: 'erased', descending: false },
  size: 50,
  whole: 'those of thirty days',
});
