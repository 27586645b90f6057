import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.custom_field_values', {
  key: 'words',
  arrange: `insert into public.custom_fields (id, subject, key, label, type)
      values ('00000000-0000-4000-8000-000000000002', 'company', 'sample', 'Sample', 'text');
    insert into public.crm_companies (id, name)
      values ('00000000-0000-4000-8000-000000000001', 'Padaria');
    insert into public.custom_field_values (field_id, company_id, words)
      values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Só a equipe vê')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Só a equipe vê'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
