import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.automation_runs', {
  key: 'fact_key',
  arrange: `insert into public.automation_runs
      (rule_id, rule_revision, fact_key, subject, product, outcome)
    values (gen_random_uuid(), 1, 'planted', 'lead', 'forja', 'done')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['planted'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
