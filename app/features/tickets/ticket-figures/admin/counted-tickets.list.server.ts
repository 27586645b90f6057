import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, anId, type FilterKind, oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { COUNTED_BY, NO_MODULE } from './counted-tickets.ts';

/** The id of a module, or NO_MODULE for tickets without one. */
const aModule: FilterKind = {
  read: (text) => (text === NO_MODULE ? text : anId.read(text)),
};

/** The tickets that a figure counts, as counted_tickets_page() reads them. */
export const countedTicketsList = declareList({
  filters: { did: oneOf(COUNTED_BY), from: aDay, to: aDay, project: anId, module: aModule },
  sorts: ['at'],
  usual: { by: 'at', descending: true },
  size: 50,
  page: 'public.counted_tickets_page',
  combinations: [
    {
      by: 'at',
      optional: ['did', 'from', 'to', 'project', 'module'],
      // Each figure has an index in the order of its time. With a project or a module, or with few open
      // tickets, the planner reads those tickets and sorts them.
      indexes: [
        'feedback_tickets_opened',
        'feedback_tickets_first_answered',
        'feedback_tickets_done',
        'feedback_tickets_gone',
        'feedback_tickets_merged',
        'feedback_tickets_of_project',
        'feedback_tickets_of_module',
        'feedback_tickets_of_no_module',
        'feedback_tickets_unsolved',
      ],
    },
  ],
});
