import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.company_merges', {
  key: 'id',
  arrange: `
    with two as (
      insert into public.crm_companies (id, name) values
        ('00000000-0000-4000-8000-0000000000a1', 'Casa'), ('00000000-0000-4000-8000-0000000000a2', 'Casa')
      returning id)
    insert into private.company_merges (id, target_id, merged_id, filled, moved, target_products, target_active,
        merged_active)
      select '00000000-0000-4000-8000-000000000001', min(id::text)::uuid, max(id::text)::uuid, '{}', '[]', '{}', true, true
      from two`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
