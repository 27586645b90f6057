import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_events', {
  key: 'kind',
  arrange: `insert into public.crm_events (subject, subject_id, product, kind)
    values ('deal', gen_random_uuid(), 'forja', 'sample')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
