import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.project_folders', {
  key: 'name',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.project_folders (id, project_id, name)
      values ('00000000-0000-4000-8000-00000000c900', '00000000-0000-4000-8000-00000000c300', 'Logos')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Logos'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
