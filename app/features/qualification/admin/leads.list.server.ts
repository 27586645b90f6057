import { aReason } from '#app/features/crm/close-reasons/reasons.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { ANSWER_STATES, LEAD_SOURCES, LEAD_STATUSES, LEAST_SCORES } from './staff-leads.ts';

const DAYS = ['from', 'to'] as const;
/** Filters by owner, score and clock. */
const WORK = ['score', 'answer'] as const;
/** What is in private.lead_words.facts, and tags. */
const FACTS = ['campaign', 'form', 'tag', 'city', 'question', 'value'] as const;
/** Few leads have a rare fact or word and are found by it; a scan in order soon finds a common one. */
const FOUND = [
  'lead_words_by_words',
  'lead_words_of_spam_by_words',
  'lead_words_by_facts',
  'lead_words_newest',
  'lead_words_in_place',
  'lead_words_of_source_in_place',
  'crm_tag_links_of_tag',
] as const;

/** The current user's own leads, unassigned ones, both, or those of another user. */
const anOwner: FilterKind = {
  read: (text) =>
    text === 'me' || text === 'none' || text === 'me-or-none' ? text : anId.read(text),
};

/** With a filter by owner, score or clock, few leads are left, which are found by it and sorted, or many, which a
 * scan in order soon finds. The planner chooses by its statistics. */
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
  'qualification_submissions_waiting',
  'qualification_submissions_unanswered',
  'qualification_submissions_unanswered_of_owner',
  'qualification_submissions_to_warn',
] as const;

/** Few are lost in a few days, and are found by id. */
const LOST = ['qualification_submissions_lost_for', 'qualification_submissions_pkey'] as const;

/** Leads received, as leads_page() reads them. */
export const leadsList = declareList({
  filters: {
    text: wordsUpTo(200),
    status: severalOf(oneOf(LEAD_STATUSES)),
    source: severalOf(oneOf(LEAD_SOURCES)),
    owner: severalOf(anOwner),
    score: oneOf(LEAST_SCORES),
    answer: oneOf(ANSWER_STATES),
    from: aDay,
    to: aDay,
    /** Of lost leads; days are then those of their loss. */
    reason: severalOf(aReason),
    campaign: severalOf(textUpTo(200)),
    form: severalOf(anId),
    tag: severalOf(anId),
    city: textUpTo(60),
    /** A question of a form, and what was answered to it; without a question, to any. */
    question: textUpTo(100),
    value: textUpTo(200),
  },
  sorts: ['arrived', 'person', 'status', 'source', 'score', 'clock'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  countedByWords: 1000,
  page: 'public.leads_page',
  combinations: [
    { by: 'arrived', optional: DAYS, indexes: ['qualification_submissions_inbox'] },
    {
      by: 'arrived',
      required: ['status'],
      optional: DAYS,
      indexes: ['qualification_submissions_in_place'],
    },
    {
      by: 'arrived',
      required: ['source'],
      optional: DAYS,
      indexes: ['qualification_submissions_of_source'],
    },
    {
      by: 'arrived',
      required: ['status', 'source'],
      optional: DAYS,
      indexes: ['qualification_submissions_of_source_in_place'],
    },
    {
      by: 'arrived',
      required: ['text'],
      optional: ['status', 'source', 'owner', 'reason', ...WORK, ...FACTS, ...DAYS],
      indexes: [...FOUND, ...LOST, ...WORKED],
    },
    ...FACTS.map((fact) => ({
      by: 'arrived',
      required: [fact],
      optional: [
        'status',
        'source',
        'owner',
        'reason',
        ...WORK,
        ...FACTS.slice(FACTS.indexOf(fact) + 1),
        ...DAYS,
      ],
      indexes: [...FOUND, ...LOST, ...WORKED] as const,
    })),
    {
      by: 'arrived',
      required: ['reason'],
      optional: ['status', 'source', 'owner', ...WORK, ...DAYS],
      indexes: [...LOST, ...WORKED],
    },
    {
      by: 'arrived',
      required: ['owner'],
      optional: ['status', 'source', ...WORK, ...DAYS],
      indexes: WORKED,
    },
    { by: 'arrived', optional: ['status', 'source', ...WORK, ...DAYS], indexes: WORKED },
    { by: 'person', indexes: ['qualification_submissions_by_person'] },
    {
      by: 'person',
      required: ['status'],
      indexes: ['qualification_submissions_in_place_by_person'],
    },
    { by: 'status', indexes: ['qualification_submissions_in_place'] },
    {
      by: 'status',
      required: ['source'],
      indexes: ['qualification_submissions_of_source_in_place'],
    },
    { by: 'source', indexes: ['qualification_submissions_of_source'] },
    { by: 'score', optional: ['score'], indexes: ['qualification_submissions_by_score'] },
    {
      by: 'score',
      required: ['status'],
      optional: ['score'],
      indexes: ['qualification_submissions_in_place_by_score'],
    },
    {
      by: 'score',
      required: ['owner'],
      optional: ['score'],
      indexes: [
        'qualification_submissions_of_owner_by_score',
        'qualification_submissions_of_nobody_by_score',
        // The user's own and unassigned leads are many: a scan in the order of the score soon finds them.
        'qualification_submissions_by_score',
      ],
    },
    // Waiting leads are few, so they are found by their index before a scan in order.
    { by: 'clock', optional: ['status', 'source', 'owner', ...WORK, ...DAYS], indexes: WORKED },
    ...FACTS.map((fact) => ({
      by: 'clock',
      required: [fact],
      optional: [
        'status',
        'source',
        'owner',
        ...WORK,
        ...FACTS.slice(FACTS.indexOf(fact) + 1),
        ...DAYS,
      ],
      indexes: [...FOUND, 'lead_words_pkey', ...LOST, ...WORKED] as const,
    })),
  ],
});
