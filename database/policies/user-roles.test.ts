import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.user_roles', {
  key: 'reason',
  arrange: `with person as (
      insert into identity.users (name, email) values ('Ana', 'ana@example.com') returning id)
    select * from person;
    insert into public.user_roles (user_id, role, reason)
      select user_id, 'viewer', 'sample' from public.user_profiles where email = 'ana@example.com'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: [
    'id',
    'user_id',
    'role',
    'is_active',
    'expires_at',
    'reason',
    'granted_by',
    'created_at',
    'product',
    'handed_over_at',
    'issuer_id',
  ],
  serverWrites: [],
});
