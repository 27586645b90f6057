import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Who goes within 30 days, as ending_leads() reads them: what goes first stands first. */
export const endingLeadsList = declareList({
  filters: {},
  sorts: [],
  usual: { by: 'erased', descending: false },
  size: 50,
  whole: 'those of thirty days',
});
