import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { HEALTHS } from './portfolio.ts';

/** The reader's own projects, unassigned ones, or those of one owner. */
const anOwner: FilterKind = {
  read: (text) => (text === 'me' || text === 'none' ? text : anId.read(text)),
};

const NARROWED = ['health', 'stage', 'owner', 'client'] as const;

/** With several filters few rows are left, which are found by one of them and sorted, or many, which a scan in
 * order soon finds. The planner chooses between the two by its statistics. */
const ANY = [
  'project_standings_in_place',
  'project_standings_in_stage',
  'project_standings_of_client',
  'project_standings_of_colleague',
  'project_standings_by_words',
] as const;

/** Projects, as portfolio_page() reads them. */
export const portfolioList = declareList({
  filters: {
    text: wordsUpTo(200),
    health: severalOf(oneOf(HEALTHS)),
    stage: severalOf(oneOf(['1', '2', '3', '4', '5', '6'])),
    owner: severalOf(anOwner),
    client: severalOf(anId),
  },
  sorts: ['urgency', 'name', 'client', 'next', 'newest'],
  usual: { by: 'urgency', descending: false },
  size: 50,
  page: 'public.portfolio_page',
  combinations: [
    { by: 'urgency', indexes: ['project_standings_by_urgency'] },
    {
      by: 'urgency',
      optional: ['text', ...NARROWED],
      indexes: ['project_standings_by_urgency', ...ANY],
    },
    { by: 'name', indexes: ['project_standings_by_name'] },
    { by: 'name', optional: NARROWED, indexes: ['project_standings_by_name', ...ANY] },
    { by: 'client', indexes: ['project_standings_by_client'] },
    { by: 'client', optional: NARROWED, indexes: ['project_standings_by_client', ...ANY] },
    { by: 'next', indexes: ['project_standings_by_next'] },
    { by: 'next', optional: NARROWED, indexes: ['project_standings_by_next', ...ANY] },
    { by: 'newest', indexes: ['project_standings_newest'] },
    { by: 'newest', optional: NARROWED, indexes: ['project_standings_newest', ...ANY] },
  ],
});
