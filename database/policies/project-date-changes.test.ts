import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.project_date_changes', {
  key: 'cause',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.project_date_changes (act, project_id, position, kind, from_on, to_on, cause, whose)
      values (gen_random_uuid(), '00000000-0000-4000-8000-00000000c300', 1, 'planned', null, '2026-08-08',
        'Atraso', 'ours')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Atraso'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
