import { describeTablePolicies } from '../testing/table-policies.ts';

// Pages get the switches from the server; who calls the collector from where is for who reads settings.
describeTablePolicies('public.feedback_projects', {
  key: 'key',
  arrange: `insert into public.feedback_projects (key, name, is_active)
    values ('sample', 'Sample', false)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
