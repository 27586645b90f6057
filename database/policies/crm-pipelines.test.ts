import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_pipelines', {
  key: 'slug',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['inbound-marketing', 'direct-sales', 'doavya-partnership'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
