import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** All rules, in the order in which they run. */
export const rulesList = declareList({
  filters: {},
  sorts: ['order'],
  usual: { by: 'order', descending: false },
  size: 100,
  whole: 'somebody writes each one: there are a few dozen',
});
