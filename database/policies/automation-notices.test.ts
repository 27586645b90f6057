import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.automation_notices', {
  key: 'kind',
  arrange: `insert into public.automation_rules (id, name, subject, starts, acts)
      values ('00000000-0000-4000-8000-000000000002', 'Regra', 'lead', '{"kind": "arrives"}',
        '[{"kind": "owner", "owner": null}]');
    with ana as (insert into identity.users (name, email)
      values ('Ana', 'ana@example.com') returning id)
    insert into public.automation_notices (user_id, kind, rule_id)
    select id, 'stopped', '00000000-0000-4000-8000-000000000002' from ana`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['stopped'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
