import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.automation_facts', {
  key: 'key',
  arrange: `insert into private.automation_facts (subject, subject_id, kind, at, key)
    values ('lead', gen_random_uuid(), 'arrives', now(), 'planted')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
