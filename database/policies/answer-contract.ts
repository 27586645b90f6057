/** What signed-in people may call of business time and clocks, as a part of outsider-contract.ts. */
export const answerCalls = [
  'private.add_business_time',
  'private.business_next_change',
  'private.business_open_at',
  'private.business_seconds',
  'private.holidays_of',
  'public.lead_clocks',
];
