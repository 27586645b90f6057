import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.entry_words', {
  key: 'words',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
    select '00000000-0000-4000-8000-0000000000fd', 'F-0000-0002', id, 'ideia', 'Quiteria'
    from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
