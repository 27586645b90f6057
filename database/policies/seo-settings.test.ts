import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.seo_settings', {
  key: 'business_unit',
  arrange: `select`,
  anonymousSees: ['forja', 'doavya'],
  userSees: ['forja', 'doavya'],
  serverSees: ['forja', 'doavya'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
