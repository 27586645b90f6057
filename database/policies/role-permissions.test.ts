import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.role_permissions', {
  key: 'role',
  arrange: `delete from public.role_permissions where role <> 'superadmin'`,
  anonymousSees: [],
  userSees: [],
  serverSees: Array.from({ length: 60 }, () => 'superadmin'),
  anonymousReads: [],
  userReads: ['role', 'resource', 'action'],
  serverWrites: [],
});
