import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_stages', {
  key: 'slug',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['novo-lead', 'interesse'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
