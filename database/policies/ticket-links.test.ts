import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.ticket_links', {
  key: 'email',
  arrange: `with t as (insert into public.feedback_tickets (project_id, title)
      select id, 'Menu' from public.feedback_projects where key = 'forja' returning id)
    insert into private.ticket_links (token_hash, ticket_id, email)
    select repeat('e', 64), t.id, 'quiteria@casa.example' from t`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
