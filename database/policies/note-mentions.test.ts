import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.note_mentions', {
  key: 'user_id',
  arrange: `insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-000000000002', 'Ana', 'ana@casa.example');
    insert into public.qualification_submissions (id, form_data)
      values ('00000000-0000-4000-8000-000000000001', '{}');
    insert into public.lead_notes (id, lead_id, body) values
      ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 'Oi');
    insert into public.note_mentions (lead_note_id, user_id) values
      ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-000000000002'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
