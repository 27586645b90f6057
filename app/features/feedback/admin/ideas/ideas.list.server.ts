import { type Combination, declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, oneOf, severalOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { ENTRY_STATUSES } from '../staff-feedback.ts';

/** Few ideas of a project or module are read and sorted; many are read by a scan in
 * order. The planner chooses by its statistics. */
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

const narrowed = (by: string): readonly Combination[] => [
  { by, required: ['project'], optional: WITHIN, indexes: NARROWED },
  { by, required: ['module'], optional: ['status', 'unscored'], indexes: NARROWED },
];

/** Ideas, as ideas_page() reads them. */
export const ideasList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: severalOf(oneOf(ENTRY_STATUSES)),
    project: severalOf(anId),
    module: severalOf(anId),
    unscored: oneOf(['yes']),
  },
  sorts: ['score', 'voices', 'newest'],
  usual: { by: 'score', descending: true },
  size: 50,
  page: 'public.ideas_page',
  combinations: [
    { by: 'score', indexes: ['feedback_ideas_by_score'] },
    { by: 'score', required: ['status'], indexes: ['feedback_ideas_at_place_by_score'] },
    { by: 'score', required: ['unscored'], indexes: ['feedback_ideas_by_score'] },
    {
      by: 'score',
      required: ['status', 'unscored'],
      indexes: ['feedback_ideas_at_place_by_score'],
    },
    ...narrowed('score'),
    {
      by: 'score',
      required: ['text'],
      optional: ['project', ...WITHIN],
      // A scan in the order of the score soon finds a common word; a rare one is found by index; few
      // ideas are all read. A test of its own checks this with many ideas.
      indexes: [
        'feedback_ideas_ranked',
        'idea_words_by_words',
        'idea_words_pkey',
        'feedback_entries_pkey',
        ...NARROWED,
      ],
    },
    { by: 'voices', indexes: ['feedback_ideas_by_voices'] },
    { by: 'voices', required: ['status'], indexes: ['feedback_ideas_at_place_by_voices'] },
    ...narrowed('voices'),
    { by: 'newest', indexes: ['feedback_ideas_newest'] },
    { by: 'newest', required: ['status'], indexes: ['feedback_ideas_at_place'] },
    { by: 'newest', required: ['unscored'], indexes: ['feedback_ideas_by_score'] },
    {
      by: 'newest',
      required: ['status', 'unscored'],
      indexes: ['feedback_ideas_at_place_by_score'],
    },
    ...narrowed('newest'),
  ],
});
