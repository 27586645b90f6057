import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.idea_outcomes', {
  key: 'entry_id',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
      select '00000000-0000-4000-8000-0000000000fc', 'F-0000-0001', id, 'ideia', 'Oi.'
      from public.feedback_projects where key = 'forja';
    insert into public.idea_outcomes (entry_id, status)
      values ('00000000-0000-4000-8000-0000000000fc', 'planned')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-0000000000fc'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
