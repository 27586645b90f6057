import { describeTablePolicies } from '../testing/table-policies.ts';

// Visits are added through record_landing_visits; staff read them through private.landing_figures.
describeTablePolicies('public.landing_counts', {
  key: 'slug',
  arrange: `insert into public.landing_counts (slug, day, visits) values ('sample', '2026-01-01', 3)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
