import { describeTablePolicies } from '../testing/table-policies.ts';

// Written by the triggers of entries and tickets alone.
describeTablePolicies('public.feedback_changes', {
  key: 'to_status',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', id, 'bug', 'Oi.'
    from public.feedback_projects where key = 'forja';
    insert into public.feedback_changes (entry_id, from_status, to_status)
    values ('00000000-0000-4000-8000-0000000000fb', 'new', 'triaged')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['triaged'],
  anonymousReads: [],
  userReads: [
    'id',
    'entry_id',
    'ticket_id',
    'from_status',
    'to_status',
    'changed_by',
    'changed_role',
    'changed_at',
    'act',
    'kind',
    'details',
  ],
  serverWrites: [],
});
