import { describeTablePolicies } from '../testing/table-policies.ts';

// Only the triggers of tickets touch it.
describeTablePolicies('private.ticket_pauses', {
  key: 'since',
  arrange: `with ticket as (
      insert into public.feedback_tickets (project_id, title)
      select id, 'Menu' from public.feedback_projects where key = 'forja' returning id)
    insert into private.ticket_pauses (ticket_id, since) select id, '2026-01-31' from ticket`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
