import { describeTablePolicies } from '../testing/table-policies.ts';

// Written by submit_feedback alone; a user without feedback:read sees none.
describeTablePolicies('public.feedback_attachments', {
  key: 'original_name',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja';
    insert into public.feedback_attachments (entry_id, storage_key, original_name, content_type,
      size, sha256)
    values ('00000000-0000-4000-8000-0000000000fb', 'feedback/' || repeat('0', 64), 'a.png', 'image/png', 1,
      repeat('0', 64))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['a.png'],
  anonymousReads: [],
  userReads: [
    'id',
    'entry_id',
    'storage_key',
    'original_name',
    'content_type',
    'size',
    'sha256',
    'created_at',
    'message_id',
    'uploaded_by',
  ],
  serverWrites: [],
});
