import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Assignment rules, in the order in which they are applied. */
export const leadRulesList = declareList({
  filters: {},
  sorts: ['position'],
  usual: { by: 'position', descending: false },
  size: 100,
  whole: 'somebody writes each one: there are a dozen',
});
