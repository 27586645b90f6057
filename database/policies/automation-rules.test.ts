import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.automation_rules', {
  key: 'name',
  arrange: `insert into public.automation_rules (id, name, subject, starts, acts)
      values ('00000000-0000-4000-8000-000000000002', 'Regra', 'lead', '{"kind": "arrives"}',
        '[{"kind": "owner", "owner": null}]')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Regra'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
