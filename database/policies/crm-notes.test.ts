import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_notes', {
  key: 'body',
  arrange: `insert into public.crm_companies (id, name)
      values ('00000000-0000-4000-8000-000000000001', 'Padaria');
    insert into public.crm_notes (id, company_id, body)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Só a equipe vê')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Só a equipe vê'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
