import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.project_uploads', {
  key: 'name',
  arrange: `insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-00000000cd00', 'Rui', 'rui@padaria.example');
    insert into public.user_profiles (user_id, display_name, email)
      values ('00000000-0000-4000-8000-00000000cd00', 'Rui', 'rui@padaria.example') on conflict do nothing;
    insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into private.project_uploads (id, user_id, project_id, organization_id, name, size)
      values ('00000000-0000-4000-8000-00000000cc00', '00000000-0000-4000-8000-00000000cd00',
        '00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'logo.png', 3)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
