import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Rules by which leads go to somebody, in the order in which they are asked. */
export const leadRulesList = declareList({
  filters: {},
  sorts: ['position'],
  usual: { by: 'position', descending: false },
  size: 100,
  whole: 'somebody writes each one: there are a dozen',
});
