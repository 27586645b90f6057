import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.lead_journeys', {
  key: 'submission_id',
  arrange: `insert into public.qualification_submissions (id, form_data)
      values ('00000000-0000-4000-8000-000000000001', '{}');
    insert into public.lead_journeys (submission_id, first_touch, last_touch, steps)
      values ('00000000-0000-4000-8000-000000000001', '{}', '{}', '[]')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-000000000001'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
