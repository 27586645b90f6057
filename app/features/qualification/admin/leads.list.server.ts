import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  type FilterKind,
  oneOf,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { ANSWER_STATES, LEAD_SOURCES, LEAD_STATUSES, LEAST_SCORES } from './staff-leads.ts';

const DAYS = ['from', 'to'] as const;
/** Filters about how a lead is worked. */
const WORK = ['score', 'answer'] as const;

/** The reader's own, unassigned, both of them, or another user's. */
const anOwner: FilterKind = {
  read: (text) =>
    text === 'me' || text === 'none' || text === 'me-or-none' ? text : anId.read(text),
};

/** With a filter about how leads are worked, few leads are left, which are looked up by that and sorted; or
 * many, which a scan in order soon finds. The planner chooses by its statistics. */
const WORKED = [
  'qualification_submissions_inbox',
  'qualification_submissions_in_place',
  'qualification_submissions_of_source',
  'qualification_submissions_of_source_in_place',
  'qualification_submissions_of_owner',
  'qualification_submissions_of_owner_in_place',
  'qualification_submissions_of_owner_by_score',
  'qualification_submissions_of_nobody',
  'qualification_submissions_of_nobody_in_place',
  'qualification_submissions_of_nobody_by_score',
  'qualification_submissions_by_score',
  'qualification_submissions_in_place_by_score',
  'qualification_submissions_unanswered',
  'qualification_submissions_unanswered_of_owner',
  'qualification_submissions_to_warn',
] as const;

/** Leads received, as worked_leads_page() reads them. */
export const leadsList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: oneOf(LEAD_STATUSES),
    source: oneOf(LEAD_SOURCES),
    owner: anOwner,
    score: oneOf(LEAST_SCORES),
    answer: oneOf(ANSWER_STATES),
    from: aDay,
    to: aDay,
  },
  sorts: ['arrived', 'person', 'status', 'source', 'score', 'clock'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.worked_leads_page',
  ways: [
    { by: 'arrived', within: DAYS, walks: ['qualification_submissions_inbox'] },
    {
      by: 'arrived',
      given: ['status'],
      within: DAYS,
      walks: ['qualification_submissions_in_place'],
    },
    {
      by: 'arrived',
      given: ['source'],
      within: DAYS,
      walks: ['qualification_submissions_of_source'],
    },
    {
      by: 'arrived',
      given: ['status', 'source'],
      within: DAYS,
      walks: ['qualification_submissions_of_source_in_place'],
    },
    {
      by: 'arrived',
      given: ['text'],
      within: ['status', 'source', 'owner', ...WORK, ...DAYS],
      // A rare word is found by its index; a common one soon turns up in a scan in order.
      walks: [
        'lead_words_by_words',
        'lead_words_newest',
        'lead_words_in_place',
        'lead_words_of_source_in_place',
        ...WORKED,
      ],
    },
    {
      by: 'arrived',
      given: ['owner'],
      within: ['status', 'source', ...WORK, ...DAYS],
      walks: WORKED,
    },
    { by: 'arrived', within: ['status', 'source', ...WORK, ...DAYS], walks: WORKED },
    { by: 'person', walks: ['qualification_submissions_by_person'] },
    {
      by: 'person',
      given: ['status'],
      walks: ['qualification_submissions_in_place_by_person'],
    },
    { by: 'status', walks: ['qualification_submissions_in_place'] },
    { by: 'status', given: ['source'], walks: ['qualification_submissions_of_source_in_place'] },
    { by: 'source', walks: ['qualification_submissions_of_source'] },
    { by: 'score', within: ['score'], walks: ['qualification_submissions_by_score'] },
    {
      by: 'score',
      given: ['status'],
      within: ['score'],
      walks: ['qualification_submissions_in_place_by_score'],
    },
    {
      by: 'score',
      given: ['owner'],
      within: ['score'],
      walks: [
        'qualification_submissions_of_owner_by_score',
        'qualification_submissions_of_nobody_by_score',
        // The reader's own and unassigned leads are many, so a scan in order finds them soon.
        'qualification_submissions_by_score',
      ],
    },
    // Waiting leads are few by nature, and come before a scan in order.
    {
      by: 'clock',
      within: ['answer'],
      walks: ['qualification_submissions_unanswered', 'qualification_submissions_inbox'],
    },
    {
      by: 'clock',
      given: ['owner'],
      within: ['answer'],
      walks: [
        'qualification_submissions_unanswered_of_owner',
        'qualification_submissions_unanswered',
        'qualification_submissions_of_owner',
        'qualification_submissions_of_nobody',
        'qualification_submissions_inbox',
      ],
    },
  ],
});
