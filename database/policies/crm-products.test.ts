import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_products', {
  key: 'slug',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['forja', 'doavya'],
  anonymousReads: [],
  userReads: 'all',
  usersUpdate: [
    'slug',
    'name',
    'color',
    'is_active',
    'lead_sources',
    'settings',
    'display_order',
    'revision',
    'updated_at',
  ],
  serverWrites: [],
});
