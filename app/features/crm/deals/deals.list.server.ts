import { byCustomFields } from '#app/features/custom-fields/field-filters.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { aReason } from '../close-reasons/reasons.ts';
import { DEAL_SOURCES, DEAL_STATES, LEAST_VALUES } from './deals.ts';

/** A month, `2026-12`; overdue deals; or deals without a day. */
const aMonth: FilterKind = {
  read: (text) => (/^(?:(?!0000)\d{4}-(?:0[1-9]|1[0-2])|late|none)$/.test(text) ? text : undefined),
};
const anOwner: FilterKind = { read: (text) => (text === 'none' ? text : anId.read(text)) };

const ALL = [
  'pipeline',
  'stage',
  'state',
  'owner',
  'source',
  'min',
  'month',
  'stalled',
  'reason',
  'tag',
  'campaign',
  'fields',
] as const;
const BUT_STATE = ALL.filter((name) => name !== 'state');

/** The newest are scanned in order; few (of one owner, month or stage) are found by index and sorted. The planner
 * chooses by its statistics. */
const NARROWED = [
  'crm_deals_newest',
  'crm_deals_newest_in_state',
  'crm_deals_by_value',
  'crm_deals_by_value_in_state',
  'crm_deals_by_close_in_state',
  'crm_deals_in_stage',
  'crm_deals_of_owner',
  'crm_deals_of_owner_untouched',
  'crm_deals_pkey',
  'crm_tag_links_of_deal',
  'crm_deals_touched',
  'crm_deals_owner',
  'crm_deals_on_board',
  'crm_deals_sums',
  'crm_deals_results',
  'crm_deals_results_of_source',
  'crm_deals_results_of_reason',
  'crm_tag_links_of_tag',
  'lead_words_by_facts',
  'lead_words_pkey',
] as const;

/** Deals, as deals_page() reads them. */
export const dealsList = declareList({
  filters: {
    text: wordsUpTo(200),
    pipeline: severalOf(textUpTo(60)),
    stage: severalOf(anId),
    state: severalOf(oneOf(DEAL_STATES)),
    owner: severalOf(anOwner),
    source: severalOf(oneOf(DEAL_SOURCES)),
    min: oneOf(LEAST_VALUES),
    month: severalOf(aMonth),
    stalled: oneOf(['yes']),
    /** Of lost deals. */
    reason: severalOf(aReason),
    tag: severalOf(anId),
    /** Of its leads. */
    campaign: severalOf(textUpTo(200)),
    fields: byCustomFields,
  },
  sorts: ['newest', 'value', 'close'],
  usual: { by: 'newest', descending: true },
  size: 50,
  page: 'public.deals_page',
  combinations: [
    {
      by: 'newest',
      required: ['text'],
      optional: ALL,
      indexes: ['deal_words_by_words', 'deal_words_pkey', 'crm_deals_pkey', ...NARROWED],
    },
    { by: 'newest', required: ['state'], optional: BUT_STATE, indexes: NARROWED },
    { by: 'newest', optional: BUT_STATE, indexes: NARROWED },
    { by: 'value', indexes: ['crm_deals_by_value'] },
    { by: 'value', required: ['state'], indexes: ['crm_deals_by_value_in_state'] },
    {
      by: 'value',
      required: ['state', 'pipeline'],
      optional: ['owner', 'month', 'stage'],
      indexes: NARROWED,
    },
    { by: 'close', required: ['state'], indexes: ['crm_deals_by_close_in_state'] },
    {
      by: 'close',
      required: ['state', 'pipeline'],
      optional: ['owner', 'month', 'stage'],
      indexes: NARROWED,
    },
  ],
});
