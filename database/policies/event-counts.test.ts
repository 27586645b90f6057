import { describeTablePolicies } from '../testing/table-policies.ts';

// Sums are added through record_counts; staff read them through event_funnel.
describeTablePolicies('public.event_counts', {
  key: 'event',
  arrange: `insert into public.event_counts (day, route, locale, event, count)
    values ('2026-01-01', 'home', 'en', 'page_view', 3)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['page_view'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
