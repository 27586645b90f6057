import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.roles', {
  key: 'key',
  arrange: `insert into public.roles (key, name) values ('marketing', 'Marketing')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['admin', 'analyst', 'manager', 'marketing', 'superadmin', 'viewer'],
  anonymousReads: [],
  userReads: [
    'created_at',
    'deleted_at',
    'description',
    'is_built_in',
    'key',
    'made_by',
    'name',
    'revision',
  ],
  serverWrites: [],
});
