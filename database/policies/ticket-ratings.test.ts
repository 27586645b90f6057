import { describeTablePolicies } from '../testing/table-policies.ts';

// Filled by functions alone: requesters have no access to the rows.
describeTablePolicies('public.ticket_ratings', {
  key: 'comment',
  arrange: `insert into public.feedback_tickets (id, project_id, title)
    select '00000000-0000-4000-8000-0000000000fe', id, 'Menu'
    from public.feedback_projects where key = 'forja';
    insert into public.ticket_ratings (ticket_id, project_id, solved_at, author_email, score, comment, rated_at,
      changed_at)
    select id, project_id, now(), 'ana@casa.example', 2, 'Demorou', now(), now()
    from public.feedback_tickets where title = 'Menu'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Demorou'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
