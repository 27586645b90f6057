import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.client_invitations', {
  key: 'email',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.client_invitations (organization_id, email, name, role)
      values ('00000000-0000-4000-8000-00000000c200', 'nina@padaria.example', 'Nina', 'member')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['nina@padaria.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
