import { describeTablePolicies } from '../testing/table-policies.ts';

// Anybody may read the modules that accept feedback.
describeTablePolicies('public.feedback_modules', {
  key: 'key',
  arrange: `insert into public.feedback_modules (project_id, key, name, is_active)
    select id, k, k, k = 'open' from public.feedback_projects, unnest(array['open', 'shut']) k`,
  anonymousSees: ['open'],
  userSees: ['open'],
  serverSees: ['open', 'shut'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
