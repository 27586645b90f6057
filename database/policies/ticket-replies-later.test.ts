import { describeTablePolicies } from '../testing/table-policies.ts';

// Not sent yet: recipients have no access.
describeTablePolicies('public.ticket_replies_later', {
  key: 'body',
  arrange: `insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'ana@casa.example');
    insert into public.feedback_tickets (id, project_id, title)
    select '00000000-0000-4000-8000-0000000000fe', id, 'Menu'
    from public.feedback_projects where key = 'forja';
    insert into public.ticket_replies_later (id, ticket_id, author_id, body, send_at)
    values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000fe',
      '00000000-0000-4000-8000-0000000000f1', 'Amanhã', now() + interval '1 day')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Amanhã'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
