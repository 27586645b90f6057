import { describeTablePolicies } from '../testing/table-policies.ts';

// Sums are added through record_form_parts; staff read them through private.form_drop_off.
describeTablePolicies('public.form_part_counts', {
  key: 'part',
  arrange: `insert into public.form_part_counts (form_id, day, part, count)
    select id, '2026-01-01', 'nome', 3 from public.qualification_forms limit 1`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['nome'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
