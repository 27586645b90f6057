import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.ticket_words', {
  key: 'words',
  arrange: `insert into public.feedback_tickets (project_id, title)
    select id, 'Quiteria' from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
