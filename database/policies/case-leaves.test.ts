import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.case_leaves', {
  key: 'case_slug',
  arrange: `insert into public.case_leaves (case_slug, given_by, given_on, given_as, body) values
    ('one', 'Ana', '2026-01-01', 'email', 'Yes'), ('other', 'Rui', '2026-01-02', 'contract', 'Yes')`,
  anonymousSees: [],
  userSees: [],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverSees: ['one', 'other'],
  serverWrites: [],
  closedToServer: true,
});
