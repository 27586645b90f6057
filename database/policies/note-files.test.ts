import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.note_files', {
  key: 'original_name',
  arrange: `insert into public.qualification_submissions (id, form_data)
      values ('00000000-0000-4000-8000-000000000001', '{}');
    insert into public.lead_notes (id, lead_id, body) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Oi');
    insert into public.note_files (lead_note_id, storage_key, original_name, content_type, size, sha256)
      values ('00000000-0000-4000-8000-000000000002', 'notes/' || repeat('0', 64), 'rota.pdf',
        'application/pdf', 3, repeat('0', 64))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['rota.pdf'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
