import { describeTablePolicies } from '../testing/table-policies.ts';

// Authors read theirs through the secret link, and notes among staff are in another table.
describeTablePolicies('public.feedback_messages', {
  key: 'body',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja';
    insert into public.feedback_messages (entry_id, author, body) values ('00000000-0000-4000-8000-0000000000fb', 'staff', 'Resposta')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Resposta'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
