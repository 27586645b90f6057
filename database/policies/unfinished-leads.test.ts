import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.unfinished_leads', {
  key: 'email',
  arrange: `insert into public.unfinished_leads
      (id, form_id, form_snapshot, form_data, email, source, locale, consent)
    select '00000000-0000-4000-8000-000000000001', id, '{}', '{}', 'ana@casa.example', 'qualification',
      'pt-BR', 'Sim' from public.qualification_forms limit 1`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
