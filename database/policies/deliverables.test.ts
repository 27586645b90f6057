import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.deliverables', {
  key: 'title',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.deliverables (id, project_id, position, title)
      values ('00000000-0000-4000-8000-00000000c400', '00000000-0000-4000-8000-00000000c300', 4, 'Tela')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Tela'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
