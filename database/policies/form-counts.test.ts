import { describeTablePolicies } from '../testing/table-policies.ts';

// Sums are added through record_form_counts; staff read them through private.form_figures.
describeTablePolicies('public.form_counts', {
  key: 'event',
  arrange: `insert into public.form_counts (form_id, day, event, count)
    select id, '2026-01-01', 'form_view', 3 from public.qualification_forms limit 1`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['form_view'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
