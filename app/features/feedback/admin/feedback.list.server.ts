import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { FEEDBACK_TYPES } from '../feedback-rules.ts';
import { ENTRY_STATUSES } from './staff-feedback.ts';

/** The entries of a colleague, or unassigned ones. */
const anOwner: FilterKind = { read: (text) => (text === 'none' ? text : anId.read(text)) };

/** The entries of one owner are few: the index finds them, and they are sorted. Unassigned entries are many: a scan in
 * order soon finds enough. The planner chooses by its statistics. */
const OWNED = [
  'feedback_entries_of_owner',
  'feedback_entries_newest',
  'feedback_entries_inbox',
  'feedback_entries_at_place',
  'feedback_entries_at_place_by_severity',
  'feedback_entries_of_type',
  'feedback_entries_of_type_at_place',
] as const;

const DAYS = ['from', 'to'] as const;

/** The feedback entries, as feedback_page() reads them. */
export const feedbackList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: severalOf(oneOf(ENTRY_STATUSES)),
    type: severalOf(oneOf(FEEDBACK_TYPES)),
    owner: severalOf(anOwner),
    from: aDay,
    to: aDay,
  },
  sorts: ['arrived', 'type', 'status', 'severity'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  countedByWords: 1000,
  page: 'public.feedback_page',
  combinations: [
    { by: 'arrived', optional: DAYS, indexes: ['feedback_entries_inbox'] },
    { by: 'arrived', required: ['status'], optional: DAYS, indexes: ['feedback_entries_at_place'] },
    { by: 'arrived', required: ['type'], optional: DAYS, indexes: ['feedback_entries_of_type'] },
    {
      by: 'arrived',
      required: ['status', 'type'],
      optional: DAYS,
      indexes: ['feedback_entries_of_type_at_place'],
    },
    {
      by: 'arrived',
      required: ['text'],
      optional: ['status', 'type', 'owner', ...DAYS],
      // Few entries have a rare word and are found by it; a scan in order soon finds a common one.
      indexes: ['entry_words_by_words', 'entry_words_newest', 'entry_words_pkey'],
    },
    {
      by: 'arrived',
      required: ['owner'],
      optional: ['status', 'type', ...DAYS],
      indexes: OWNED,
    },
    { by: 'type', indexes: ['feedback_entries_of_type'] },
    { by: 'status', indexes: ['feedback_entries_at_place'] },
    { by: 'status', required: ['type'], indexes: ['feedback_entries_of_type_at_place'] },
    { by: 'severity', indexes: ['feedback_entries_by_severity'] },
    { by: 'severity', required: ['status'], indexes: ['feedback_entries_at_place_by_severity'] },
  ],
});
