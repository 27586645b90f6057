import { describeTablePolicies } from '../testing/table-policies.ts';

// The grants include anonymous visitors; the policies refuse them.
describeTablePolicies('public.feedback_tickets', {
  key: 'title',
  arrange: `insert into public.feedback_tickets (project_id, title)
    select id, 'Menu' from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Menu'],
  anonymousReads: [],
  userReads: 'all',
  outsidersInsert: [
    'id',
    'project_id',
    'feedback_id',
    'contact_id',
    'title',
    'status',
    'priority',
    'module_id',
    'owner_id',
    'author_name',
    'author_email',
    'locale',
  ],
  usersUpdate: ['contact_id', 'title', 'status', 'priority', 'module_id', 'owner_id'],
  serverWrites: [],
});
