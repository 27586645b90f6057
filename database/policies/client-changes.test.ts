import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.client_changes', {
  key: 'id',
  arrange: `
    with company as (
      insert into public.crm_companies (name) values ('Casa') returning id
    ), client as (
      insert into public.client_organizations (name, company_id) select 'Casa', id from company returning id, company_id)
    insert into private.client_changes (id, client_id, company_id, projects, moved)
      select '00000000-0000-4000-8000-000000000001', id, company_id, '{}', '{}' from client`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
