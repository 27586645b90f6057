import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.project_standings', {
  key: 'words',
  arrange: `with client as (
      insert into public.client_organizations (name) values ('Padaria Sol') returning id)
    insert into public.projects (organization_id, name, starts_on)
    select id, 'Pedidos', '2026-08-03' from client`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
