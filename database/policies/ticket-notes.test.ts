import { describeTablePolicies } from '../testing/table-policies.ts';

// Requesters have no access to this table at all.
describeTablePolicies('public.ticket_notes', {
  key: 'body',
  arrange: `insert into public.feedback_tickets (id, project_id, title)
    select '00000000-0000-4000-8000-0000000000fd', id, 'Menu'
    from public.feedback_projects where key = 'forja';
    insert into public.ticket_notes (id, ticket_id, body)
    values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000fd', 'Nota')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Nota'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
