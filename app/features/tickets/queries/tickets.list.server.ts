import { byCustomFields } from '#app/features/custom-fields/field-filters.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { DUE } from '../clocks/ticket-times.ts';
import { PRIORITIES, TICKET_STATUSES, TURNS } from '../ticket.ts';

/** The reader's own, unassigned, both, or another user's. */
const anOwner: FilterKind = {
  read: (text) =>
    text === 'me' || text === 'none' || text === 'me-or-none' ? text : anId.read(text),
};

/** Indexes for several filters at once. Where they leave few rows, the planner looks these up by one filter and sorts
 * them; where they leave many, it scans an index in the order of the list. It chooses by its statistics. */
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
  'feedback_tickets_by_due',
  'feedback_tickets_in_place_by_due',
  'feedback_tickets_paused',
  'feedback_tickets_of_contact',
  'feedback_tickets_of_company',
  'feedback_tickets_by_moment',
  'crm_tag_links_of_tag',
  'crm_tag_links_of_ticket',
] as const;

/** Tickets, as tickets_page() reads them. */
export const ticketsList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: severalOf(oneOf(TICKET_STATUSES)),
    waits: severalOf(oneOf(TURNS)),
    priority: severalOf(oneOf(PRIORITIES)),
    owner: severalOf(anOwner),
    project: severalOf(anId),
    module: severalOf(anId),
    due: oneOf(DUE),
    contact: anId,
    company: anId,
    tag: severalOf(anId),
    fields: byCustomFields,
  },
  sorts: ['moved', 'priority', 'number', 'due'],
  usual: { by: 'moved', descending: true },
  size: 50,
  countedByWords: 1000,
  page: 'public.tickets_page',
  combinations: [
    { by: 'moved', indexes: ['feedback_tickets_unsolved'] },
    { by: 'moved', required: ['status'], indexes: ['feedback_tickets_in_place'] },
    { by: 'moved', required: ['waits'], indexes: ['feedback_tickets_waiting'] },
    {
      by: 'moved',
      required: ['text'],
      optional: [
        'status',
        'waits',
        'priority',
        'owner',
        'project',
        'module',
        'contact',
        'company',
        'due',
        'tag',
        'fields',
      ],
      // Tickets with a rare word are few and found by the word; a scan in order soon finds tickets with a common one.
      indexes: [...ANY, 'ticket_words_by_words', 'ticket_words_by_known'],
    },
    {
      by: 'moved',
      optional: [
        'status',
        'waits',
        'priority',
        'owner',
        'project',
        'module',
        'contact',
        'company',
        'due',
        'tag',
        'fields',
      ],
      indexes: ANY,
    },
    { by: 'priority', indexes: ['feedback_tickets_by_priority'] },
    { by: 'priority', required: ['status'], indexes: ['feedback_tickets_in_place_by_priority'] },
    // The unique index has the same order, and suits the default filter while most tickets are unsolved.
    { by: 'number', indexes: ['feedback_tickets_by_number', 'feedback_tickets_number'] },
    { by: 'number', required: ['status'], indexes: ['feedback_tickets_in_place_by_number'] },
    {
      by: 'due',
      optional: ['due'],
      indexes: ['feedback_tickets_by_due', 'feedback_tickets_paused'],
    },
    // A scan of the unsolved tickets soon finds those of one owner or one project.
    { by: 'due', optional: ['due', 'owner', 'project'], indexes: ANY },
    { by: 'due', required: ['status'], indexes: ['feedback_tickets_in_place_by_due'] },
  ],
});
