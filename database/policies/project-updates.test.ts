import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.project_updates', {
  key: 'body',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.project_updates (id, project_id, body)
      values ('00000000-0000-4000-8000-00000000c600', '00000000-0000-4000-8000-00000000c300', 'Novo')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Novo'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
