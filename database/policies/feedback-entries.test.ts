import { describeTablePolicies } from '../testing/table-policies.ts';

// Sent through submit_feedback; read by staff, and by its author through the secret link.
describeTablePolicies('public.feedback_entries', {
  key: 'protocol',
  arrange: `insert into public.feedback_entries (id, protocol, token_hash, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', repeat('a', 64), id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['F-0000-0000'],
  anonymousReads: [],
  userReads: [
    'id',
    'protocol',
    'project_id',
    'module_id',
    'type',
    'severity',
    'status',
    'score',
    'rice_score',
    'persona',
    'channel',
    'verbatim',
    'attachments',
    'context',
    'author_name',
    'author_email',
    'contact_id',
    'contact_claim',
    'duplicate_of',
    'locale',
    'review_reason',
    'created_at',
  ],
  usersUpdate: ['status', 'severity', 'rice_score', 'duplicate_of'],
  serverWrites: [],
});
