import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { OUTCOMES } from './runs.ts';

/** The runs of one rule, the newest first. Its index begins with the rule, which the address names. */
export const rulesRunsList = declareList({
  filters: { outcome: oneOf(OUTCOMES) },
  sorts: ['at'],
  usual: { by: 'at', descending: true },
  size: 50,
  whole:
    'of one rule, walked by automation_runs_of_rule and its like by outcome; twelve months of it',
});
