import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.ticket_drafts', {
  key: 'template_key',
  arrange: `with ticket as (
      insert into public.feedback_tickets (project_id, title)
      select id, 'Menu' from public.feedback_projects where key = 'forja' returning id)
    insert into public.ticket_drafts (ticket_id, template_key, run_id)
    select id, 'welcome', gen_random_uuid() from ticket`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['welcome'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
