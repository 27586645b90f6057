import { describeTablePolicies } from '../testing/table-policies.ts';

// Sent through submit_feedback; read by staff, and by its author through the secret link.
describeTablePolicies('public.feedback_entries', {
  key: 'protocol',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['F-0000-0000'],
  anonymousReads: [],
  userReads: 'all',
  usersUpdate: ['status', 'severity', 'duplicate_of'],
  serverWrites: [],
});
