import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.lead_notes', {
  key: 'body',
  arrange: `insert into public.qualification_submissions (id, form_data)
      values ('00000000-0000-4000-8000-000000000001', '{}');
    insert into public.lead_notes (id, lead_id, body)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Só a equipe vê')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Só a equipe vê'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
