import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.ticket_entries', {
  key: 'entry_id',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fc', 'F-0000-000C', id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja';
    insert into public.feedback_tickets (project_id, feedback_id, title)
    select project_id, id, 'Menu' from public.feedback_entries
    where id = '00000000-0000-4000-8000-0000000000fc'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-0000000000fc'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
