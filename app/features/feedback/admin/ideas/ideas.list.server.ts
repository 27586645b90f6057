import { declareList, type Way } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, oneOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { ENTRY_STATUSES } from '../staff-feedback.ts';

/** Of one project or module there may be few ideas: those are read and sorted. Of many a scan in order is
 * used. The planner chooses by its statistics. */
const NARROWED = [
  'feedback_ideas_of_project',
  'feedback_entries_of_project',
  'feedback_entries_of_module',
  'feedback_ideas_by_score',
  'feedback_ideas_by_voices',
  'feedback_ideas_newest',
  'feedback_ideas_at_place_by_score',
  'feedback_ideas_at_place_by_voices',
  'feedback_ideas_at_place',
] as const;
const WITHIN = ['module', 'status', 'unscored'] as const;

const narrowed = (by: string): readonly Way[] => [
  { by, given: ['project'], within: WITHIN, walks: NARROWED },
  { by, given: ['module'], within: ['status', 'unscored'], walks: NARROWED },
];

/** Ideas, as ideas_page() reads them. */
export const ideasList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: oneOf(ENTRY_STATUSES),
    project: anId,
    module: anId,
    unscored: oneOf(['yes']),
  },
  sorts: ['score', 'voices', 'newest'],
  usual: { by: 'score', descending: true },
  size: 50,
  page: 'public.ideas_page',
  ways: [
    { by: 'score', walks: ['feedback_ideas_by_score'] },
    { by: 'score', given: ['status'], walks: ['feedback_ideas_at_place_by_score'] },
    { by: 'score', given: ['unscored'], walks: ['feedback_ideas_by_score'] },
    { by: 'score', given: ['status', 'unscored'], walks: ['feedback_ideas_at_place_by_score'] },
    ...narrowed('score'),
    {
      by: 'score',
      given: ['text'],
      within: ['project', ...WITHIN],
      // A common word soon turns up among the best ideas, a rare one is looked up; of few ideas all are
      // read. A test of its own proves that for many.
      walks: [
        'feedback_ideas_ranked',
        'idea_words_by_words',
        'idea_words_pkey',
        'feedback_entries_pkey',
        ...NARROWED,
      ],
    },
    { by: 'voices', walks: ['feedback_ideas_by_voices'] },
    { by: 'voices', given: ['status'], walks: ['feedback_ideas_at_place_by_voices'] },
    ...narrowed('voices'),
    { by: 'newest', walks: ['feedback_ideas_newest'] },
    { by: 'newest', given: ['status'], walks: ['feedback_ideas_at_place'] },
    { by: 'newest', given: ['unscored'], walks: ['feedback_ideas_by_score'] },
    {
      by: 'newest',
      given: ['status', 'unscored'],
      walks: ['feedback_ideas_at_place_by_score'],
    },
    ...narrowed('newest'),
  ],
});
