import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.automation_standings', {
  key: 'rule_id',
  arrange: `insert into public.automation_rules (id, name, subject, starts, acts)
      values ('00000000-0000-4000-8000-000000000002', 'Regra', 'lead', '{"kind": "arrives"}',
        '[{"kind": "owner", "owner": null}]');
    update public.automation_standings set failures = 7`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-000000000002'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
