import { type Combination, declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, oneOf, severalOf, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { ENTRY_STATUSES } from '../staff-feedback.ts';

/** The planner chooses by its statistics: it reads and sorts the ideas of a project or module if they are few,
 * and scans an index in order if they are many. */
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
  countedByWords: 1000,
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
      // The planner scans in the order of the score for a common word, uses the index of words for a rare
      // one, and reads all ideas if they are few. `words-at-size.test.ts` checks this with many ideas.
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
