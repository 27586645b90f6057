import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, type FilterKind, oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { PRIORITIES, TICKET_STATUSES, TURNS } from './tickets.ts';

/** The reader's own, nobody's, both, or somebody's. */
const anOwner: FilterKind = {
  read: (text) =>
    text === 'me' || text === 'none' || text === 'me-or-none' ? text : anId.read(text),
};

/** Where several things are asked for, few are left, which are looked up by one of them and sorted; or
 * many, which are soon met on the way. Which of the two, the planner knows by its figures. */
const ANY = [
  'feedback_tickets_unsolved',
  'feedback_tickets_waiting',
  'feedback_tickets_in_place',
  'feedback_tickets_by_priority',
  'feedback_tickets_in_place_by_priority',
  'feedback_tickets_by_number',
  'feedback_tickets_in_place_by_number',
  'feedback_tickets_of_project',
  'feedback_tickets_of_module',
  'feedback_tickets_of_owner',
] as const;

/** Tickets, as tickets_page() reads them. */
export const ticketsList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: oneOf(TICKET_STATUSES),
    waits: oneOf(TURNS),
    priority: oneOf(PRIORITIES),
    owner: anOwner,
    project: anId,
    module: anId,
  },
  sorts: ['moved', 'priority', 'number'],
  usual: { by: 'moved', descending: true },
  size: 50,
  page: 'public.tickets_page',
  ways: [
    { by: 'moved', walks: ['feedback_tickets_unsolved'] },
    { by: 'moved', given: ['status'], walks: ['feedback_tickets_in_place'] },
    { by: 'moved', given: ['waits'], walks: ['feedback_tickets_waiting'] },
    {
      by: 'moved',
      given: ['text'],
      within: ['status', 'waits', 'priority', 'owner', 'project', 'module'],
      // Few tickets have a rare word and are found by it; a common one is soon met on the way.
      walks: ['feedback_tickets_by_words', 'feedback_tickets_to_empty', ...ANY],
    },
    {
      by: 'moved',
      within: ['status', 'waits', 'priority', 'owner', 'project', 'module'],
      walks: ANY,
    },
    { by: 'priority', walks: ['feedback_tickets_by_priority'] },
    { by: 'priority', given: ['status'], walks: ['feedback_tickets_in_place_by_priority'] },
    // A number is one row's: the unique index has the order too, where most are not solved.
    { by: 'number', walks: ['feedback_tickets_by_number', 'feedback_tickets_number'] },
    { by: 'number', given: ['status'], walks: ['feedback_tickets_in_place_by_number'] },
  ],
});
