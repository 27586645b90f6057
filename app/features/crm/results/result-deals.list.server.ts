import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, anId, oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { aReason } from '../close-reasons/reasons.ts';
import { DEAL_STATES, YES, YES_OR_NO } from './rows-behind.ts';

const NARROWED = ['state', 'from', 'to', 'campaignless', 'touched'] as const;

/** Deals that a figure counts, as result_deals_page() reads them. */
export const resultDealsList = declareList({
  filters: {
    state: oneOf(DEAL_STATES),
    from: aDay,
    to: aDay,
    source: textUpTo(40),
    campaign: textUpTo(500),
    campaignless: oneOf(YES),
    touched: oneOf(YES_OR_NO),
    left: anId,
    reason: aReason,
  },
  sorts: ['ended'],
  usual: { by: 'ended', descending: true },
  size: 50,
  page: 'public.result_deals_page',
  combinations: [
    { by: 'ended', optional: NARROWED, indexes: ['crm_deals_results'] },
    {
      by: 'ended',
      required: ['reason'],
      optional: NARROWED,
      indexes: ['crm_deals_results_of_reason'],
    },
    {
      by: 'ended',
      required: ['source'],
      optional: NARROWED,
      indexes: ['crm_deals_results_of_source'],
    },
    {
      by: 'ended',
      required: ['source', 'reason'],
      optional: NARROWED,
      indexes: ['crm_deals_results_of_reason', 'crm_deals_results_of_source'],
    },
    {
      by: 'ended',
      required: ['campaign'],
      optional: [...NARROWED, 'source', 'reason'],
      // The leads of the campaign are found first, then their deals.
      indexes: ['qualification_submissions_of_campaign'],
    },
    {
      by: 'ended',
      required: ['left'],
      optional: [...NARROWED, 'source', 'campaign', 'reason'],
      // Few deals leave a stage in a few days, and are found by id; for many the planner scans in order.
      indexes: [
        'crm_deals_pkey',
        'crm_deals_results',
        'crm_deals_results_of_source',
        'crm_deals_results_of_reason',
        'crm_deals_lead',
      ],
    },
  ],
});
