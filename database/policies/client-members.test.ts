import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.client_members', {
  key: 'role',
  arrange: `insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-0000000000ca', 'Rita', 'rita@padaria.example');
    with organization as (
      insert into public.client_organizations (name) values ('Padaria Sol') returning id)
    insert into public.client_members (organization_id, user_id, role)
    select id, '00000000-0000-4000-8000-0000000000ca', 'finance' from organization`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['finance'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
