import { describeTablePolicies } from '../testing/table-policies.ts';

// Sums are added through record_counts; staff read them through web_vitals_summary.
describeTablePolicies('public.web_vitals_daily', {
  key: 'metric',
  arrange: `insert into public.web_vitals_daily (day, route, metric, phase, bucket, rating, samples)
    values ('2026-01-01', 'home', 'LCP', 'load', 1300, 'good', 3)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['LCP'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
