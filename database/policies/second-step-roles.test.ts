import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.second_step_roles', {
  key: 'role',
  arrange: `insert into public.second_step_roles (role) values ('admin')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['admin'],
  anonymousReads: [],
  userReads: ['role', 'since', 'set_by'],
  serverWrites: [],
});
