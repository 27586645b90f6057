import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { FEEDBACK_TYPES } from '../feedback-rules.ts';
import { ENTRY_STATUSES } from './staff-feedback.ts';

const DAYS = ['from', 'to'] as const;

/** The feedback entries, as feedback_page() reads them. */
export const feedbackList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: oneOf(ENTRY_STATUSES),
    type: oneOf(FEEDBACK_TYPES),
    from: aDay,
    to: aDay,
  },
  sorts: ['arrived', 'type', 'status', 'severity'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.feedback_page',
  ways: [
    { by: 'arrived', within: DAYS, walks: ['feedback_entries_inbox'] },
    { by: 'arrived', given: ['status'], within: DAYS, walks: ['feedback_entries_at_place'] },
    { by: 'arrived', given: ['type'], within: DAYS, walks: ['feedback_entries_of_type'] },
    {
      by: 'arrived',
      given: ['status', 'type'],
      within: DAYS,
      walks: ['feedback_entries_of_type_at_place'],
    },
    {
      by: 'arrived',
      given: ['text'],
      within: ['status', 'type', ...DAYS],
      // A rare word is found by its index; a common one soon turns up in a scan in order.
      walks: [
        'feedback_entries_by_spelling',
        'feedback_entries_newest',
        'feedback_entries_at_place',
        'feedback_entries_of_type',
        'feedback_entries_of_type_at_place',
        'feedback_entries_at_place_by_severity',
      ],
    },
    { by: 'type', walks: ['feedback_entries_of_type'] },
    { by: 'status', walks: ['feedback_entries_at_place'] },
    { by: 'status', given: ['type'], walks: ['feedback_entries_of_type_at_place'] },
    { by: 'severity', walks: ['feedback_entries_by_severity'] },
    { by: 'severity', given: ['status'], walks: ['feedback_entries_at_place_by_severity'] },
  ],
});
